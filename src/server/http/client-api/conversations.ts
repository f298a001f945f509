import { Type } from 'typebox'
import {
  type ConversationAnswer,
  conversationNotFound,
  CONVERSATIONS_PAGE_SIZE,
  type ConversationsAnswer,
  MESSAGES_PAGE_SIZE
} from '../../../protocol'
import {
  requireMayStart,
  requireWritable,
  listVisitorConversations,
  maskFields,
  startConversation,
  startPrechat,
  updateConversation,
  viewConversation,
  writeAsSession
} from '../../domain/flows'
import { checkMediaUrls, getUserConversation, readSeq } from '../../domain/records'
import type { App, Services } from '../shared'
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

/** The conversations of the visitor. */
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
      const said = await readNewConversation({ domain, settings }, body, session)
      const { messages = [], prechat, ...fields } = said
      const conversation = await writeAsSession(domain, session, async (tx, visitor) => {
        await requireMayStart(tx.db, visitor, (prechat ?? messages[0])?.clientMessageId)
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
      return writeAsSession(domain, session, async (tx, { userId }) => {
        const row = await getUserConversation(tx.db, userId, params.conversationId)
        if (!row) throw conversationNotFound(params.conversationId)
        await requireWritable(tx.db, row)
        const said = await maskFields(tx.db, row.appId, body)
        const changed = await updateConversation(tx, row, said)
        return { conversation: await viewConversation(tx.db, changed, userId, 1) }
      })
    }
  )
}
