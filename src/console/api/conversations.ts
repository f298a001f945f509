import type { Call } from './request'
import type {
  Activity,
  ConversationChange,
  ConversationChangesPage,
  ConversationLife,
  InboxConversation,
  LifeChange,
  Message,
  MessagesPage
} from './shapes'

interface Requests {
  /** Calls the server for JSON. */
  json<Answer>(call: Call): Promise<Answer>
  request(call: Call): Promise<Response>
  /** Makes the path of something in a conversation. */
  inConversation(id: string, path: string): string
}

/** A message to post. */
export type Draft = Pick<Message, 'author' | 'content' | 'destination' | 'override' | 'mentions'>

/** Changes of one conversation that are loaded at most, the newest. */
const CHANGES_MAX = 500

/** Makes the calls about one conversation. All reject with an `ApiError`. */
export const createConversationApi = ({ json, request, inConversation }: Requests) => ({
  /** Reads the inbox's row of a conversation, listed or not. */
  async getConversation(id: string): Promise<InboxConversation> {
    const { conversation } = await json<{ conversation: InboxConversation }>({
      path: inConversation(id, '')
    })
    return conversation
  },

  /** @throws {ApiError} With status 403 for the one that goes on in the channels of its user. */
  async deleteConversation(id: string): Promise<void> {
    await request({ method: 'DELETE', path: inConversation(id, '') })
  },

  async deleteMessage(conversationId: string, id: string): Promise<void> {
    const path = inConversation(conversationId, `/messages/${encodeURIComponent(id)}`)
    await request({ method: 'DELETE', path })
  },

  /** Moves all of one conversation into another of the same person; repeating it does no harm. */
  async mergeConversations(id: string, sourceConversationId: string): Promise<void> {
    await json({
      method: 'POST',
      path: inConversation(id, '/merge'),
      body: { sourceConversationId }
    })
  },

  /** Changes what the team does with a conversation. */
  async changeLife(id: string, change: LifeChange): Promise<ConversationLife> {
    const { conversation } = await json<{ conversation: ConversationLife }>({
      method: 'PATCH',
      path: inConversation(id, ''),
      body: change
    })
    return conversation
  },

  /** The newest page, or the one before a cursor. */
  listMessages: (conversationId: string, before?: string) =>
    json<MessagesPage>({
      path: inConversation(conversationId, '/messages'),
      query: { 'page[before]': before }
    }),

  /** Lists what the team has done with a conversation, oldest first. */
  async listConversationChanges(conversationId: string): Promise<ConversationChange[]> {
    const found: ConversationChange[] = []
    let before: string | undefined
    do {
      const { changes, meta } = await json<ConversationChangesPage>({
        path: inConversation(conversationId, '/changes'),
        query: { 'page[size]': '100', 'page[before]': before }
      })
      found.unshift(...changes)
      before = meta.hasMore ? meta.beforeCursor : undefined
    } while (before !== undefined && found.length < CHANGES_MAX)
    return found
  },

  /**
   * Posts a message, or a note for the team.
   *
   * @param key Names the message: a repeated call with it gives the first one back.
   */
  async postMessage(
    conversationId: string,
    { author, content, destination, override, mentions }: Draft,
    key: string
  ): Promise<Message> {
    const { messages } = await json<{ messages: [Message] }>({
      method: 'POST',
      path: inConversation(conversationId, '/messages'),
      headers: { 'idempotency-key': key },
      body: {
        author,
        content,
        destination,
        override,
        mentions: mentions?.map(({ id }) => ({ id }))
      }
    })
    return messages[0]
  },

  async postActivity(conversationId: string, type: Activity['type']): Promise<void> {
    await request({
      method: 'POST',
      path: inConversation(conversationId, '/activity'),
      body: { author: { type: 'business' }, type }
    })
  }
})
