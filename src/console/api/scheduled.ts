import type { Call } from './request'
import type { ScheduledMessage } from './shapes'

interface Requests {
  /** Calls the server for JSON. */
  json<Answer>(call: Call): Promise<Answer>
  /** Makes the path of something in a conversation. */
  inConversation(id: string, path: string): string
}

/** Makes the calls about replies that are sent later. All reject with an `ApiError`. */
export const createScheduledApi = ({ json, inConversation }: Requests) => {
  const list = (conversationId: string) => inConversation(conversationId, '/scheduled-messages')

  return {
    /** Lists the replies that wait in a conversation, the next one first. */
    async listScheduled(conversationId: string): Promise<ScheduledMessage[]> {
      const path = list(conversationId)
      return (await json<{ scheduledMessages: ScheduledMessage[] }>({ path })).scheduledMessages
    },

    /** @param sendAt Time in ISO 8601. */
    async schedule(conversationId: string, text: string, sendAt: string): Promise<void> {
      const author = { type: 'business' }
      const content = { type: 'text', text }
      const body = { author, content, sendAt }
      await json({ method: 'POST', path: list(conversationId), body })
    },

    async unschedule(conversationId: string, id: string): Promise<void> {
      const path = `${list(conversationId)}/${encodeURIComponent(id)}`
      await json({ method: 'DELETE', path })
    }
  }
}
