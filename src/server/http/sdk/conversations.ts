import { Type } from 'typebox'
import {
  type ConversationAnswer,
  conversationNotFound,
  CONVERSATIONS_PAGE_SIZE,
  type ConversationsAnswer,
  MESSAGES_PAGE_SIZE
} from '../../../protocol'
import {
  listVisitorConversations,
  viewConversation
} from '../../domain/conversations/conversation-views'
import { getUserConversation, updateConversation } from '../../domain/conversations/conversations'
import { readSeq } from '../../domain/events/events'
import { checkMediaUrls } from '../../domain/messages/media-urls'
import { checkMayStart } from '../../domain/conversations/more-conversations'
import { startPrechat } from '../../domain/conversations/prechat'
import { writeAs } from '../../domain/sessions/sessions'
import { startConversation } from '../../domain/sessions/visitors'
import type { App } from '../app'
import type { Services } from '../services'
import { readNewConversation } from './new-conversation'
import {
  AppPath,
  ConversationChangesBody,
  ConversationPath,
  Count,
  NewConversationBody
} from './schemas'

const LIST = '/apps/:appId/conversations'
const ONE = `${LIST}/:conversationId`

/** The conversations in which the visitor takes part. */
export const bindConversations = (app: App, { domain, settings }: Services): void => {
  const { read } = domain.storage
  const querystring = Type.Object({ offset: Type.Optional(Count) })

  app.get(
    LIST,
    { schema: { params: AppPath, querystring } },
    async ({ session, query: { offset = '0' } }): Promise<ConversationsAnswer> =>
      read.transaction().execute(async db => {
        const seq = await readSeq(db, session)
        const page = { offset: Number(offset), limit: CONVERSATIONS_PAGE_SIZE }
        return { ...(await listVisitorConversations(db, session, page)), seq }
      })
  )

  app.post(
    LIST,
    { schema: { params: AppPath, body: NewConversationBody } },
    async ({ session, body }, reply) => {
      const { messages = [], prechat, ...fields } = readNewConversation(body, session, settings)
      const conversation = await writeAs(domain, session, async (tx, visitor) => {
        await checkMayStart(tx.db, visitor, (prechat ?? messages[0])?.clientMessageId)
        const row = prechat
          ? await startPrechat(tx, visitor, fields, prechat)
          : await startConversation(tx, visitor, fields, messages)
        return viewConversation(tx.db, row, visitor.userId, MESSAGES_PAGE_SIZE)
      })
      return reply.code(201).send({ conversation } satisfies ConversationAnswer)
    }
  )

  app.get(
    ONE,
    { schema: { params: ConversationPath } },
    async ({ session: { userId }, params: { conversationId } }): Promise<ConversationAnswer> =>
      read.transaction().execute(async db => {
        const row = await getUserConversation(db, userId, conversationId)
        if (!row) throw conversationNotFound(conversationId)
        return { conversation: await viewConversation(db, row, userId, MESSAGES_PAGE_SIZE) }
      })
  )

  app.patch(
    ONE,
    { schema: { params: ConversationPath, body: ConversationChangesBody } },
    async ({ session, params, body }): Promise<ConversationAnswer> => {
      checkMediaUrls({ iconUrl: body.iconUrl }, settings.publicUrl)
      return writeAs(domain, session, async (tx, { userId }) => {
        const row = await getUserConversation(tx.db, userId, params.conversationId)
        if (!row) throw conversationNotFound(params.conversationId)
        const changed = await updateConversation(tx, row, body)
        return { conversation: await viewConversation(tx.db, changed, userId, 1) }
      })
    }
  )
}
