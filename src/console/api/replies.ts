import type { Content } from '../../protocol'
import type { Call } from './request'
import type { SavedRepliesPage, SavedReply } from './shapes'

interface Requests {
  /** Calls the server for JSON. */
  json<Answer>(call: Call): Promise<Answer>
  /** Makes the path of something in the app. */
  at(path: string): string
}

/** Fields of a reply to save. */
interface SavedFields {
  /** Undefined: a new one. */
  id?: string | undefined
  name: string
  content?: Content | undefined
}

/** Makes the calls about saved replies. All reject with an `ApiError`. */
export const createRepliesApi = ({ json, at }: Requests) => {
  const list = at('/saved-replies')
  const change = async (call: Call): Promise<SavedReply> =>
    (await json<{ savedReply: SavedReply }>(call)).savedReply
  const one = (id: string) => `${list}/${encodeURIComponent(id)}`

  return {
    /** Lists all of them. */
    async listSavedReplies(): Promise<SavedReply[]> {
      const replies: SavedReply[] = []
      let after: string | undefined
      do {
        const { savedReplies, meta } = await json<SavedRepliesPage>({
          path: list,
          query: { 'page[size]': '100', 'page[after]': after }
        })
        replies.push(...savedReplies)
        after = meta.hasMore ? meta.afterCursor : undefined
      } while (after !== undefined)
      return replies
    },

    /** Saves a new reply, or another name and message of one; without a message, it keeps its own. */
    saveReply: ({ id, name, content }: SavedFields) =>
      change({
        method: id === undefined ? 'POST' : 'PATCH',
        path: id === undefined ? list : one(id),
        body: { name, content }
      }),

    async deleteReply(id: string): Promise<void> {
      await json({ method: 'DELETE', path: one(id) })
    }
  }
}
