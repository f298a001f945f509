import type { AppEvent } from '../api'

/** News of the pages that people open. */
export type PageNews = ReturnType<typeof createPageNews>

/** Makes what tells views that a person has opened a page. */
export const createPageNews = () => {
  const followers = new Set<{ userId: string; onPage: () => void }>()

  const tell = (isMeant: (userId: string) => boolean) => {
    for (const { userId, onPage } of [...followers]) if (isMeant(userId)) onPage()
  }

  return {
    /** Calls back when a person has opened a page, or may have. @returns A function that ends that. */
    follow(userId: string, onPage: () => void): () => void {
      const follower = { userId, onPage }
      followers.add(follower)
      return () => void followers.delete(follower)
    },

    /** Calls all back: events may have been lost. */
    refresh: () => tell(() => true),

    apply(event: AppEvent): void {
      if (event.type === 'user:page') tell(id => id === event.payload.user.id)
    }
  }
}
