import type { GraphError } from '../meta/graph'
import { reasonOf } from '../meta/judge'
import { toMs } from '../meta/time'
import { readPartName } from '../part-name'
import type {
  Account,
  ChannelEvent,
  ChannelPersonName,
  ChannelReport,
  InboundRequest
} from '../service'
import { contentOf, type Message } from './decode-content'

interface Contact {
  wa_id?: string
  user_id?: string
  profile?: { name?: string; username?: string }
}

/** Word on a message of ours. */
interface Status {
  id: string
  status: string
  recipient_id?: string
  recipient_user_id?: string
  errors?: GraphError[]
  /** Text that was sent with the message. */
  biz_opaque_callback_data?: string
}

interface Change {
  field?: string
  value?: {
    metadata?: { phone_number_id?: string }
    contacts?: Contact[]
    messages?: Message[]
    statuses?: Status[]
  }
}

interface Body {
  object?: string
  entry?: { changes?: Change[] }[]
}

const REPORTS: Record<string, 'arrived' | 'seen'> = { delivered: 'arrived', read: 'seen' }

/** Prefers the id that stays when a person hides their number; undefined: there is neither. */
const personOf = (
  number: string | undefined,
  userId: string | undefined
): ChannelPersonName | undefined => {
  const phone = number && `+${number.replace(/\D/g, '')}`
  if (userId) return { externalId: userId, ...(phone && { otherId: phone }) }
  return phone ? { externalId: phone } : undefined
}

const eventOf = (message: Message, contacts: Contact[]): ChannelEvent[] => {
  const { id, from, from_user_id: userId, group_id: group, timestamp, interactive } = message
  const person = personOf(from, userId)
  if (!person || group) return []
  const contact = contacts.find(
    ({ wa_id, user_id }) => (from && wa_id === from) || (userId && user_id === userId)
  )
  const { name, username } = contact?.profile ?? {}
  const at = Number(timestamp) > 0 ? toMs(Number(timestamp)) : undefined
  const facts = { ...person, id, at, displayName: name || username || undefined }
  const pressed = interactive?.button_reply ?? interactive?.list_reply
  if (pressed) return [{ ...facts, type: 'choice', actionId: pressed.id, text: pressed.title }]
  const content = contentOf(message)
  return content ? [{ ...facts, type: 'message', content }] : []
}

const reportOf = (said: Status): ChannelReport[] => {
  const { id: messageId, status, recipient_id: number, recipient_user_id: userId, errors } = said
  const person = personOf(number, userId)
  if (!person) return []
  const part = readPartName(said.biz_opaque_callback_data)
  const facts = { ...person, id: `${messageId} ${status}`, messageId, ...(part && { part }) }
  if (status === 'failed') return [{ ...facts, type: 'lost', reason: reasonOf(errors?.[0] ?? {}) }]
  if (status === 'sent') return part ? [{ ...facts, type: 'taken', part }] : []
  const type = REPORTS[status]
  return type ? [{ ...facts, type }] : []
}

/** Reads the events of the account's number; of other numbers and kinds nothing. */
export const decode = (
  { body }: InboundRequest,
  { settings }: Account
): (ChannelEvent | ChannelReport)[] => {
  const { object, entry } = (JSON.parse(body.toString()) as Body | null) ?? {}
  if (typeof object !== 'string') throw new SyntaxError('a body must have object')
  return (entry ?? [])
    .flatMap(({ changes }) => changes ?? [])
    .filter(({ field, value }) => {
      const number = value?.metadata?.phone_number_id
      return field === 'messages' && number === settings['phoneNumberId']
    })
    .flatMap(({ value: { contacts = [], messages = [], statuses = [] } = {} }) => [
      ...messages.flatMap(message => eventOf(message, contacts)),
      ...statuses.flatMap(reportOf)
    ])
}
