import { Type } from 'typebox'
import {
  type ConversationAnswer,
  conversationNotFound,
  CONVERSATIONS_PAGE_SIZE,
  type ConversationsAnswer,
  MESSAGES_PAGE_SIZE
} from '../../../protocol'
import { listUserConversations, viewConversation } from '../../domain/conversation-views'
import { getUserConversation, updateConversation } from '../../domain/conversations'
import { readSeq } from '../../domain/events'
import { checkMediaUrls } from '../../domain/media-urls'
import { checkMayStart } from '../../domain/more-conversations'
import { startPrechat } from '../../domain/prechat'
import { startConversation } from '../../domain/visitors'
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
    async ({ session: { userId }, query: { offset = '0' } }): Promise<ConversationsAnswer> =>
      read.transaction().execute(async db => {
        const seq = await readSeq(db, userId)
        const page = { offset: Number(offset), limit: CONVERSATIONS_PAGE_SIZE }
        return { ...(await listUserConversations(db, userId, page)), seq }
      })
  )

  app.post(
    LIST,
    { schema: { params: AppPath, body: NewConversationBody } },
    async ({ session, body }, reply) => {
      const { messages = [], prechat, ...fields } = readNewConversation(body, session, settings)
      const conversation = await domain.write(async tx => {
        await checkMayStart(tx.db, session, (prechat ?? messages[0])?.clientMessageId)
        const row = prechat
          ? await startPrechat(tx, session, fields, prechat)
          : await startConversation(tx, session, fields, messages)
        return viewConversation(tx.db, row, session.userId, MESSAGES_PAGE_SIZE)
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
    async ({ session: { userId }, params, body }): Promise<ConversationAnswer> => {
      checkMediaUrls({ iconUrl: body.iconUrl }, settings.publicUrl)
      return domain.write(async tx => {
        const row = await getUserConversation(tx.db, userId, params.conversationId)
        if (!row) throw conversationNotFound(params.conversationId)
        const changed = await updateConversation(tx, row, body)
        return { conversation: await viewConversation(tx.db, changed, userId, 1) }
      })
    }
  )
}
