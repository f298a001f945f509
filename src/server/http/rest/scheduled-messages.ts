import { Type } from 'typebox'
import { announceToTeam, describeOwnMedia } from '../../domain/flows'
import {
  checkMediaUrls,
  findScheduledMessage,
  insertScheduledMessage,
  listScheduledMessages,
  noteShownFiles,
  patchMetadata,
  takeScheduledMessage
} from '../../domain/records'
import { newId, type Tx } from '../../domain/transaction'
import { restScheduledMessage } from '../../domain/views'
import type { Row } from '../../storage'
import { type App, ConversationPath, type Services, Time } from '../shared'
import { BusinessAuthor, NewMessageFields } from './new-message'
import { RestError, scheduledMessageNotFound } from './errors'
import { requireConversation } from './find'
import { ALL } from './guard'
import { extraFields } from './message-extras'
import { withOwnFields, writerName } from './own-author'
import { IdempotencyHeaders, postOnce } from './post-once'
import { readReply, readTemplates } from './reply-content'
import { API_SOURCE } from './source'

const LIST = '/apps/:appId/conversations/:conversationId/scheduled-messages'
const YEAR_MS = 31_622_400_000

const ScheduledPath = Type.Object({
  ...ConversationPath.properties,
  scheduledMessageId: Type.String()
})

const NewScheduledMessage = Type.Object({
  sendAt: Time,
  author: BusinessAuthor,
  ...NewMessageFields
})

const readSendAt = (text: string, now: number): number => {
  const sendAt = Date.parse(text)
  if (sendAt > now && sendAt <= now + YEAR_MS) return sendAt
  const expected = 'in the future and within a year'
  throw new RestError('bad_request', `sendAt must be ${expected}, got ${JSON.stringify(text)}.`)
}

/** Refuses fields that a message loses when it waits: without its destination, a note would reach the user. */
const refuseExtras = async ({ body }: { body?: unknown }): Promise<void> => {
  if (typeof body !== 'object' || body === null) return
  const given = Object.keys(extraFields).filter(name => name in body)
  if (!given.length) return
  throw new RestError('bad_request', `A scheduled message cannot have ${given.join(', ')}.`)
}

/** `…/conversations/{conversationId}/scheduled-messages` and the messages under it. */
export const bindScheduledMessages = (rest: App, { domain, settings }: Services): void => {
  const { publicUrl } = settings

  rest.post(
    LIST,
    {
      config: ALL,
      preValidation: refuseExtras,
      schema: { params: ConversationPath, headers: IdempotencyHeaders, body: NewScheduledMessage }
    },
    async (request, reply) => {
      const { params, headers, body } = request
      const { type: _, ...author } = withOwnFields(request, body.author)
      checkMediaUrls({ 'author.avatarUrl': author.avatarUrl }, publicUrl)
      const context = { publicUrl, nextId: () => newId(domain.clock()) }
      const said = readReply(body.content, context)
      const metadata = body.metadata === undefined ? undefined : patchMetadata({}, body.metadata)
      const post = async (tx: Tx, conversation: Row<'conversations'>) => {
        const conversationId = conversation.id
        const agent = writerName(request, author)
        const read = await readTemplates(tx.db, body.content, { conversation, agent }, context)
        const place = { appId: params.appId, publicUrl }
        const content = await describeOwnMedia(tx.db, place, read ?? said)
        const row = await insertScheduledMessage(tx, {
          conversationId,
          // A repeated call may come after its time.
          sendAt: readSendAt(body.sendAt, tx.now),
          authorJson: JSON.stringify(author),
          contentJson: JSON.stringify(content),
          metadataJson: metadata ? JSON.stringify(metadata) : null,
          sourceJson: JSON.stringify(API_SOURCE)
        })
        await noteShownFiles(tx, { ...row, extrasJson: null }, params.appId)
        return row
      }
      const { item, isRepeat, conversation } = await domain.write(async tx => {
        const conversation = await requireConversation(tx.db, params)
        const { id: conversationId } = conversation
        const posted = await postOnce(
          tx,
          { conversationId, headers, body },
          {
            post: () => post(tx, conversation),
            find: id => findScheduledMessage(tx.db, conversationId, id),
            gone: 'has been sent or deleted'
          }
        )
        return { ...posted, conversation }
      })
      if (isRepeat) reply.header('idempotent-replayed', 'true')
      else announceToTeam(domain, conversation, 'conversation:scheduled')
      return reply.code(201).send({ scheduledMessage: restScheduledMessage(item) })
    }
  )

  rest.get(LIST, { config: ALL, schema: { params: ConversationPath } }, async ({ params }) => {
    const { read } = domain.storage
    const { id } = await requireConversation(read, params)
    const rows = await listScheduledMessages(read, id)
    return { scheduledMessages: rows.map(restScheduledMessage) }
  })

  rest.delete(
    `${LIST}/:scheduledMessageId`,
    { config: ALL, schema: { params: ScheduledPath } },
    async ({ params }) => {
      const conversation = await domain.write(async tx => {
        const found = await requireConversation(tx.db, params)
        if (!(await takeScheduledMessage(tx, params))) throw scheduledMessageNotFound()
        return found
      })
      announceToTeam(domain, conversation, 'conversation:scheduled')
      return {}
    }
  )
}
