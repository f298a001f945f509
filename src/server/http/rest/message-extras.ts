import { type Static, Type } from 'typebox'
import { LABEL_MAX_CHARS, MENTIONS_MAX } from '../../../protocol'
import {
  checkLinkUri,
  deliveryFailure,
  findIntegration,
  findIntegrationOfType,
  findMessage,
  isSilent,
  listAppTeam,
  type Mention,
  type MessageExtras,
  type Quoted,
  SILENT
} from '../../domain/records'
import type { Db, Row } from '../../storage'
import { oneOf, Url } from '../shared'
import { integrationNotFound, RestError } from './errors'

const REFERENCES_MAX = 10
const REFERENCE_DESCRIPTION_MAX_CHARS = 256
const EXTERNAL_MESSAGE_ID_MAX_CHARS = 1024
const PAYLOAD_MAX_BYTES = 32_768

const Id = Type.String({ minLength: 1 })

const Destination = Type.Object({
  integrationId: Type.Optional(Id),
  integrationType: Type.Optional(Id)
})

const QuotedMessage = Type.Object({
  type: oneOf('message', 'externalMessageId'),
  message: Type.Optional(Type.Object({ id: Id })),
  externalMessageId: Type.Optional(
    Type.String({ minLength: 1, maxLength: EXTERNAL_MESSAGE_ID_MAX_CHARS })
  )
})

const Reference = Type.Object({
  uri: Url,
  title: Type.Optional(Type.String({ minLength: 1, maxLength: LABEL_MAX_CHARS })),
  description: Type.Optional(
    Type.String({ minLength: 1, maxLength: REFERENCE_DESCRIPTION_MAX_CHARS })
  )
})

const Payload = Type.Object({ payload: Type.Record(Type.String(), Type.Unknown()) })

const Override = Type.Object(
  {
    line: Type.Optional(Payload),
    messenger: Type.Optional(Payload),
    whatsapp: Type.Optional(Payload)
  },
  {
    description:
      'What a service gets in place of the content, as it documents it; the content is what the conversation shows.'
  }
)

/** Fields of a message beside its author, content and metadata. */
export const extraFields = {
  destination: Type.Optional(Destination),
  quotedMessage: Type.Optional(QuotedMessage),
  references: Type.Optional(Type.Array(Reference, { minItems: 1, maxItems: REFERENCES_MAX })),
  override: Type.Optional(Override),
  mentions: Type.Optional(Type.Array(Type.Object({ id: Id }), { maxItems: MENTIONS_MAX }))
}

interface Body {
  author: { type: 'business' | 'user' }
  destination?: Static<typeof Destination>
  quotedMessage?: Static<typeof QuotedMessage>
  references?: Static<typeof Reference>[]
  override?: Static<typeof Override>
  mentions?: { id: string }[]
}

const bad = (title: string) => new RestError('bad_request', title)

const readDestination = async (
  db: Db,
  conversation: Row<'conversations'>,
  { author, destination: { integrationId, integrationType } = {} }: Body
): Promise<Pick<MessageExtras, 'destination' | 'failure'>> => {
  const { appId, type } = conversation
  if (author.type !== 'business' || type !== 'personal') {
    throw bad(
      'A destination is for messages of the business in personal conversations, ' +
        `got one of author ${author.type} in a conversation of type ${type}.`
    )
  }
  if (integrationId !== undefined && integrationType === undefined) {
    const named = await findIntegration(db, appId, integrationId)
    if (!named) throw integrationNotFound()
    return {
      destination: { integrationId },
      failure: await deliveryFailure(db, conversation, named)
    }
  }
  if (integrationType === undefined || integrationId !== undefined) {
    throw bad('destination must have integrationId or integrationType, one of the two.')
  }
  const destination = { integrationType }
  if (integrationType === SILENT) return { destination }
  const first = await findIntegrationOfType(db, appId, integrationType)
  if (first) return { destination, failure: await deliveryFailure(db, conversation, first) }
  const got = JSON.stringify(integrationType)
  throw bad(`destination.integrationType must be ${SILENT} or that of an integration, got ${got}.`)
}

const readOverride = ({ author, override = {} }: Body): MessageExtras['override'] => {
  const payloads = Object.entries(override)
  if (!payloads.length) return undefined
  if (author.type !== 'business') throw bad('override is for messages of the business.')
  for (const [type, { payload }] of payloads) {
    const bytes = Buffer.byteLength(JSON.stringify(payload))
    if (bytes <= PAYLOAD_MAX_BYTES) continue
    throw bad(
      `override.${type}.payload must have at most ${PAYLOAD_MAX_BYTES} bytes of JSON, got ${bytes}.`
    )
  }
  return override
}

const readMentions = async (
  db: Db,
  { appId }: Row<'conversations'>,
  mentions: { id: string }[]
): Promise<Mention[]> => {
  const team = new Map((await listAppTeam(db, appId)).map(member => [member.id, member]))
  return [...new Set(mentions.map(({ id }) => id))].map(id => {
    const member = team.get(id)
    if (!member) throw bad(`mentions: no member of the team has the id ${id}.`)
    return { id, name: member.displayName ?? member.email }
  })
}

const readQuoted = (quoted: NonNullable<Body['quotedMessage']>): Quoted => {
  const { type, message, externalMessageId } = quoted
  if (type === 'message' && message) return { type, messageId: message.id }
  if (type === 'externalMessageId' && externalMessageId !== undefined) {
    return { type, externalMessageId }
  }
  const expected = type === 'message' ? 'message.id' : type
  throw bad(`quotedMessage of type ${type} must have ${expected}, got none.`)
}

const requireQuoted = async (
  db: Db,
  conversationId: string,
  quoted: Quoted
): Promise<Row<'messages'> | undefined> => {
  if (quoted.type !== 'message') return undefined
  const row = await findMessage(db, conversationId, quoted.messageId)
  if (row) return row
  const got = JSON.stringify(quoted.messageId)
  throw bad(`quotedMessage.message.id must be of a message of this conversation, got ${got}.`)
}

/**
 * Parses the fields of a message beside its content: its only destination, the message that it quotes,
 * the item that it refers to, what a service gets in its place, and whom of the team it mentions.
 *
 * @throws {RestError} `bad_request`, `integration_not_found`.
 */
export const readExtraFields = async (
  db: Db,
  conversation: Row<'conversations'>,
  body: Body
): Promise<{ extras?: MessageExtras | undefined; quoted?: Row<'messages'> | undefined }> => {
  const { destination, quotedMessage, references, mentions } = body
  for (const [index, { uri }] of references?.entries() ?? []) {
    checkLinkUri(`references.${index}.uri`, uri)
  }
  const quoted = quotedMessage && readQuoted(quotedMessage)
  const sent = destination && (await readDestination(db, conversation, body))
  if (mentions?.length && !isSilent({ destination: sent?.destination })) {
    throw bad('mentions are for notes, whose destination has the integrationType none.')
  }
  const override = readOverride(body)
  const extras = {
    ...sent,
    ...(override && { override }),
    ...(quoted && { quoted }),
    ...(references && { references }),
    ...(mentions?.length && { mentions: await readMentions(db, conversation, mentions) })
  }
  return {
    ...(Object.keys(extras).length && { extras }),
    quoted: quoted && (await requireQuoted(db, conversation.id, quoted))
  }
}
