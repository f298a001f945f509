import type { Delivery, QueuedEvent, WebhookFields } from '../api'
import { readSentence, type Said } from './read-sentence'

/** Events that a webhook can ask for and that happen here, the one that most ask for first. */
export const TRIGGERS = [
  'conversation:message',
  'conversation:postback',
  'conversation:create',
  'conversation:referral',
  'conversation:join',
  'conversation:leave',
  'conversation:remove',
  'conversation:read',
  'conversation:typing',
  'conversation:message:delivery:channel',
  'conversation:message:delivery:user',
  'conversation:message:delivery:failure',
  'client:add',
  'client:update',
  'client:remove',
  'user:update',
  'user:merge',
  'user:remove'
] as const

/** Name of an event that happens here. */
export type Trigger = (typeof TRIGGERS)[number]

/** Tells whether the console has words for an event; programs may ask for others, too. */
export const isKnownTrigger = (name: string): name is Trigger =>
  TRIGGERS.some(trigger => trigger === name)

/** Fields of a webhook before anything is filled in. */
export const NEW_WEBHOOK: WebhookFields = {
  target: '',
  triggers: ['conversation:message'],
  includeFullUser: false,
  includeFullSource: false
}

/** Writes a value as text; events are the same in any order. */
const asText = (value: WebhookFields[keyof WebhookFields]) => String([value].flat().sort())

/** Picks the fields of a webhook that were edited, so that somebody else's change of others stays. */
export const editedFields = (
  known: WebhookFields,
  fields: WebhookFields
): Partial<WebhookFields> => {
  const names = Object.keys(NEW_WEBHOOK) as (keyof WebhookFields)[]
  const edited = names.filter(name => asText(fields[name]) !== asText(known[name]))
  return Object.fromEntries(edited.map(name => [name, fields[name]]))
}

/** Tells whether a webhook has the same fields. */
export const isSameWebhook = (known: WebhookFields, fields: WebhookFields): boolean =>
  !Object.keys(editedFields(known, fields)).length

/** Adds an event to those that are asked for, or takes it out. */
export const withTrigger = (triggers: string[], name: string, isAsked: boolean): string[] => {
  const others = triggers.filter(each => each !== name)
  return isAsked ? [...others, name] : others
}

/** Outcome of an attempt: `repeated`: another one follows; `failed`: none does. */
export type DeliveryOutcome = 'accepted' | 'repeated' | 'failed'

/** Tells what came of an attempt. */
export const outcomeOf = ({ status = 0, nextAttemptAt }: Delivery): DeliveryOutcome => {
  if (status >= 200 && status < 300) return 'accepted'
  return nextAttemptAt === undefined ? 'failed' : 'repeated'
}

/** An event that was sent by hand. */
export interface SentEvent extends QueuedEvent {
  /** Id of the newest attempt that was known then; empty: there was none. */
  after: string
}

/** Tells whether the log shows an attempt that was made since an event was sent by hand. */
export const hasAttempt = (deliveries: Delivery[], { id, after }: SentEvent): boolean =>
  deliveries.some(each => each.eventId === id && each.id > after)

/** Attempts as far as loaded, the newest first. */
export interface Deliveries {
  list: Delivery[]
  /** Cursor of what is older; undefined: there is nothing. */
  older: string | undefined
}

/** Puts the newest page before what is known; where it does not reach that, it is all that is known. */
export const withNewest = (page: Deliveries, known: Deliveries | undefined): Deliveries => {
  const last = page.list.at(-1)?.id
  const at = known?.list.findIndex(({ id }) => id === last) ?? -1
  return known && at >= 0
    ? { list: [...page.list, ...known.list.slice(at + 1)], older: known.older }
    : page
}

/** Reasons for which there was no answer, which the languages have words for. */
export const DELIVERY_ERRORS = ['refused-target', 'timeout', 'unreachable'] as const

/** Sentences of the server about a webhook that it refuses, by their kind. */
const SENTENCES = {
  private: /^The address is on a network that is not public\.$/,
  spaces: /^The address must not hold spaces/,
  url: /^The address must be an http or https URL\.$/,
  password: /^The address must not hold a user name or password\.$/,
  tooMany: /^An app can have at most (?<max>\d+) webhooks\./
}

/** Kind of a refusal of a webhook. */
export type WebhookRefusalKind = keyof typeof SENTENCES

/** All kinds, which the languages have words for. */
export const WEBHOOK_REFUSAL_KINDS = Object.keys(SENTENCES) as WebhookRefusalKind[]

/** Reason for which the server refuses a webhook, or the integration that it is made with. */
export interface WebhookRefusal {
  /** Undefined: it is about no field. */
  field: 'displayName' | 'target' | 'triggers' | undefined
  /** The sentence, without the name of the field. */
  text: string
  /** Undefined: the console has no words of its own for it. */
  said: Said<WebhookRefusalKind> | undefined
}

const NAMED = /^(?:webhooks\.0\.)?(displayName|target|triggers)[.\d]*:? (.*)$/s

/** Reads why the server refused a webhook. */
export const readWebhookRefusal = (sentence: string): WebhookRefusal => {
  const [, field, text = sentence] = NAMED.exec(sentence) ?? []
  return {
    field: field as WebhookRefusal['field'],
    text,
    said: readSentence(SENTENCES, text)
  }
}
