import type { AppEvent } from '../api'

/** News of people and of the pages that they open. */
export type PersonNews = ReturnType<typeof createPersonNews>

/** Makes what tells views that a person was changed, or has opened a page. */
export const createPersonNews = () => {
  const followers = new Set<{ userId: string; onNews: (isPage: boolean) => void }>()

  const tell = (isMeant: (userId: string) => boolean, isPage = false) => {
    for (const { userId, onNews } of [...followers]) if (isMeant(userId)) onNews(isPage)
  }

  return {
    /**
     * Calls back when a person was changed, or may have been.
     *
     * @param onNews Called with `true` when they have only opened a page.
     * @returns A function that ends that.
     */
    follow(userId: string, onNews: (isPage: boolean) => void): () => void {
      const follower = { userId, onNews }
      followers.add(follower)
      return () => void followers.delete(follower)
    },

    /** Calls all back: events may have been lost. */
    refresh: () => tell(() => true),

    apply({ type, payload }: AppEvent): void {
      if ('mergedUsers' in payload) return tell(id => id === payload.mergedUsers.surviving.id)
      if (!('user' in payload) || type === 'user:remove') return
      tell(id => id === payload.user.id, type === 'user:page')
    }
  }
}
