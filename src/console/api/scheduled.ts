import type { Content } from '../../protocol'
import { ApiError, type Call } from './request'
import type { ScheduledMessage } from './shapes'

interface Requests {
  /** Calls the server for JSON. */
  json<Answer>(call: Call): Promise<Answer>
  /** Makes the path of something in a conversation. */
  inConversation(id: string, path: string): string
}

const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Makes the calls about replies that are sent later. All reject with an `ApiError`. */
export const createScheduledApi = ({ json, inConversation }: Requests) => {
  const list = (conversationId: string) => inConversation(conversationId, '/scheduled-messages')
  /** Keys of replies that the server may have got without an answer to us, by what they say and when. */
  const unsure = new Map<string, string>()

  return {
    /** Lists the replies that wait in a conversation, the next one first. */
    async listScheduled(conversationId: string): Promise<ScheduledMessage[]> {
      const path = list(conversationId)
      return (await json<{ scheduledMessages: ScheduledMessage[] }>({ path })).scheduledMessages
    },

    /**
     * Schedules a reply. The same one again, after a call without an answer, is sent once.
     *
     * @param sendAt Time in ISO 8601.
     */
    async schedule(conversationId: string, content: Content, sendAt: string): Promise<void> {
      const path = list(conversationId)
      const body = { author: { type: 'business' }, content, sendAt }
      const reply = JSON.stringify([path, body])
      const key = unsure.get(reply) ?? newKey()
      unsure.delete(reply)
      try {
        await json({ method: 'POST', path, headers: { 'idempotency-key': key }, body })
      } catch (error) {
        if (error instanceof ApiError && error.isUnsure) unsure.set(reply, key)
        throw error
      }
    },

    async unschedule(conversationId: string, id: string): Promise<void> {
      const path = `${list(conversationId)}/${encodeURIComponent(id)}`
      await json({ method: 'DELETE', path })
    }
  }
}
