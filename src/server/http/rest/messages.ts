import { type Static, Type } from 'typebox'
import {
  deleteAllMessages,
  deleteMessage,
  describeOwnMedia,
  type NewMessage,
  postMessage,
  showMessages
} from '../../domain/flows'
import {
  checkMediaUrls,
  findMessage,
  listMessages,
  patchMetadata,
  SILENT,
  storeAuditEntry
} from '../../domain/records'
import { newId, type Tx } from '../../domain/transaction'
import { restMessage, type RestMessage } from '../../domain/views'
import type { Db, Row } from '../../storage'
import { type App, ConversationPath, NamedUser, oneOf, type Services } from '../shared'
import { actorOf } from './acting'
import { readContent } from './content'
import { messageNotFound } from './errors'
import { requireConversation, requireParticipant } from './find'
import { ALL, ALL_SETUP } from './guard'
import { extraFields, readExtraFields } from './message-extras'
import { NewMessageFields, ShownAuthor } from './new-message'
import { withOwnFields, writerName } from './own-author'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'
import { IdempotencyHeaders, postOnce } from './post-once'
import { readReply, readTemplates } from './reply-content'
import { API_SOURCE } from './source'

const PATH = '/apps/:appId/conversations/:conversationId/messages'
const ONE = `${PATH}/:messageId`
const PAGE_SIZE = 100

const MessagePath = Type.Object({ ...ConversationPath.properties, messageId: Type.String() })

const Author = Type.Object({
  type: oneOf('business', 'user'),
  ...NamedUser.properties,
  ...ShownAuthor
})

const NewMessageBody = Type.Object({
  author: Author,
  ...NewMessageFields,
  ...extraFields
})

/** Whether it is a message of the business to users, in whose text shorthand and templates are read. */
const isForUsers = ({ author, destination }: Static<typeof NewMessageBody>) =>
  author.type === 'business' && destination?.integrationType !== SILENT

const readAuthor = async (
  db: Db,
  conversation: Row<'conversations'>,
  { type, userId, userExternalId, ...shown }: Static<typeof Author>
): Promise<NewMessage['author']> => {
  if (type === 'business') return { type, ...shown }
  const user = await requireParticipant(db, conversation, { userId, userExternalId })
  return { type, userId: user.id, ...shown }
}

const showMessage = async (
  db: Db,
  { id: conversationId }: Row<'conversations'>,
  id: string
): Promise<RestMessage | undefined> => {
  const row = await findMessage(db, conversationId, id)
  return row && (await showMessages(db, conversationId, [row]))[0]
}

/** `…/conversations/{conversationId}/messages` and `…/messages/{messageId}` */
export const bindMessages = (rest: App, services: Services): void => {
  const { domain, settings } = services
  const { read } = domain.storage

  rest.post(
    PATH,
    {
      config: ALL,
      schema: { params: ConversationPath, headers: IdempotencyHeaders, body: NewMessageBody }
    },
    async (request, reply) => {
      const { params, headers, body } = request
      const { publicUrl } = settings
      checkMediaUrls({ 'author.avatarUrl': body.author.avatarUrl }, publicUrl)
      const context = { publicUrl, nextId: () => newId(domain.clock()) }
      const isReply = isForUsers(body)
      const said = (isReply ? readReply : readContent)(body.content, context)
      const metadata = body.metadata === undefined ? undefined : patchMetadata({}, body.metadata)
      const post = async (tx: Tx, conversation: Row<'conversations'>) => {
        const author = await readAuthor(tx.db, conversation, withOwnFields(request, body.author))
        const agent = writerName(request, body.author)
        const read = isReply
          ? await readTemplates(tx.db, body.content, { conversation, agent }, context)
          : undefined
        const place = { appId: params.appId, publicUrl }
        const content = await describeOwnMedia(tx.db, place, read ?? said)
        const extras = await readExtraFields(tx.db, conversation, body)
        const source = API_SOURCE
        const message = { conversation, author, content, metadata, source, ...extras }
        const { row } = await postMessage(tx, message)
        return restMessage(row, extras.quoted)
      }
      const { item, isRepeat } = await domain.write(async tx => {
        const conversation = await requireConversation(tx.db, params)
        return postOnce(
          tx,
          { conversationId: conversation.id, headers, body },
          {
            post: () => post(tx, conversation),
            find: id => showMessage(tx.db, conversation, id),
            gone: 'has been deleted'
          }
        )
      })
      if (isRepeat) reply.header('idempotent-replayed', 'true')
      return reply.code(201).send({ messages: [item] })
    }
  )

  rest.get(
    PATH,
    { config: ALL, schema: { params: ConversationPath, querystring: PageQuery } },
    async request => {
      const asked = readPageRequest(request.query, PAGE_SIZE)
      const { id } = await requireConversation(read, request.params)
      const { rows, hasMore } = await listMessages(read, id, asked)
      const page = { items: await showMessages(read, id, rows), hasMore }
      return {
        messages: page.items,
        ...pageMeta(page, asked, publicAddress(request, services), { firstPage: 'end' })
      }
    }
  )

  rest.delete(PATH, { config: ALL_SETUP, schema: { params: ConversationPath } }, async request => {
    const conversation = await requireConversation(read, request.params)
    await deleteAllMessages(domain, conversation, actorOf(request))
    return {}
  })

  rest.get(ONE, { config: ALL, schema: { params: MessagePath } }, async ({ params }) => {
    const conversation = await requireConversation(read, params)
    const message = await showMessage(read, conversation, params.messageId)
    if (!message) throw messageNotFound()
    return { message }
  })

  rest.delete(ONE, { config: ALL, schema: { params: MessagePath } }, async request => {
    const { params } = request
    await domain.write(async tx => {
      const conversation = await requireConversation(tx.db, params)
      const { id, appId } = conversation
      if (!(await deleteMessage(tx, conversation, params.messageId))) throw messageNotFound()
      const entry = { kind: 'conversation', action: 'messageDeleted' } as const
      await storeAuditEntry(tx, actorOf(request), { ...entry, appId, subject: { id } })
    })
    return {}
  })
}
