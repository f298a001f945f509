import { Type } from 'typebox'
import {
  ChatError,
  conversationNotFound,
  type MessageAnswer,
  MESSAGES_PAGE_SIZE,
  type MessagesAnswer
} from '../../../protocol'
import { checkClientMessage, postVisitorMessage, writeAsSession } from '../../domain/flows'
import { getUserConversation, listMessages, readConversationOfUser } from '../../domain/records'
import { toMessage } from '../../domain/views'
import type { App, Services } from '../shared'
import { ClientMessageBody, ConversationPath, Count } from './schemas'

const PAGE_MAX = 100
const PATH = '/apps/:appId/conversations/:conversationId/messages'

const readLimit = (limit: string): number => {
  const count = Number(limit)
  if (count >= 1 && count <= PAGE_MAX) return count
  throw new ChatError('invalid-request', `limit must be from 1 to ${PAGE_MAX}, got ${limit}.`)
}

/** The messages of a conversation. */
export const bindMessages = (app: App, { domain }: Services): void => {
  const { read } = domain.storage
  const Id = Type.String({ pattern: '^[0-9a-f]{24}$', description: "a message's id" })
  const querystring = Type.Object({
    before: Type.Optional(Id),
    after: Type.Optional(Id),
    limit: Type.Optional(Count)
  })

  app.get(
    PATH,
    { schema: { params: ConversationPath, querystring } },
    async ({ session: { userId }, params: { conversationId }, query }): Promise<MessagesAnswer> => {
      const { before, after, limit = String(MESSAGES_PAGE_SIZE) } = query
      if (before !== undefined && after !== undefined) {
        throw new ChatError('invalid-request', 'Ask for messages before or after one, not both.')
      }
      const page = { before, after, limit: readLimit(limit), isForUsers: true }
      const conversation = await getUserConversation(read, userId, conversationId)
      if (!conversation) throw conversationNotFound(conversationId)
      const { rows, hasMore } = await listMessages(read, conversationId, page)
      return { messages: rows.map(row => toMessage(row, userId)), hasMore }
    }
  )

  app.post(
    PATH,
    { schema: { params: ConversationPath, body: ClientMessageBody } },
    async ({ session, params: { conversationId }, body }, reply) => {
      const message = checkClientMessage(body)
      const { row, created, userId } = await writeAsSession(
        domain,
        session,
        async (tx, visitor) => {
          const { userId } = visitor
          const [found] = await readConversationOfUser(tx.db, { id: conversationId, userId })
          if (!found) throw conversationNotFound(conversationId)
          return { ...(await postVisitorMessage(tx, visitor, found, message, found)), userId }
        }
      )
      const answer: MessageAnswer = { message: toMessage(row, userId) }
      return reply.code(created ? 201 : 200).send(answer)
    }
  )
}
