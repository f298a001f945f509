import type { OfficeHours } from '../../../protocol'
import type { AppDetails } from '../../api'

/** Fields of an app that a person may change; the REST API calls those of its settings `settings.…`. */
export const APP_FIELDS = [
  'displayName',
  'iconUrl',
  'officeHours',
  'awayUntil',
  'awayMessage',
  'conversationRetentionSeconds',
  'maskCreditCardNumbers',
  'useAnimalNames',
  'pageVisits',
  'echoPostback',
  'disableConversationReopen'
] as const

export type AppField = (typeof APP_FIELDS)[number]

/** Value of a field while it is edited; how long conversations are kept is a text of seconds. */
export type AppInput = string | boolean | OfficeHours | null

export type AppInputs = Record<Exclude<AppField, 'officeHours'>, string | boolean> & {
  officeHours: OfficeHours | null
}

/** Fields that were edited and not saved. */
export type AppEdits = Partial<AppInputs>

/** Reads an app into the values of a form. */
export const readAppInputs = ({ displayName, iconUrl = '', settings }: AppDetails): AppInputs => ({
  displayName,
  iconUrl,
  officeHours: settings.officeHours,
  awayUntil: settings.awayUntil ?? '',
  awayMessage: settings.awayMessage ?? '',
  conversationRetentionSeconds: String(settings.conversationRetentionSeconds),
  maskCreditCardNumbers: settings.maskCreditCardNumbers,
  useAnimalNames: settings.useAnimalNames,
  pageVisits: settings.pageVisits,
  echoPostback: settings.echoPostback,
  disableConversationReopen: settings.disableConversationReopen
})

const plain = (input: AppInput | undefined) => (typeof input === 'string' ? input.trim() : input)
const isSame = (one: AppInput | undefined, other: AppInput) =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other))

/** Lists the edits that differ from what is saved. */
export const changedAppFields = (saved: AppInputs, edits: AppEdits): AppField[] =>
  APP_FIELDS.filter(field => edits[field] !== undefined && !isSame(edits[field], saved[field]))

/** Writes a time as a number; what is none goes to the server, whose answer names the field. */
const writeSeconds = (input: AppInput): AppInput | number =>
  typeof input === 'string' && /^\d+$/.test(input.trim()) ? Number(input) : input

/** Writes some fields as the body of one request, which leaves all others as they are. */
export const writeAppChanges = (fields: AppField[], inputs: AppInputs): object => {
  const { displayName, iconUrl, ...others } = inputs
  const settings: Record<string, unknown> = {
    ...others,
    awayUntil: others.awayUntil || null,
    awayMessage: plain(others.awayMessage) || null,
    conversationRetentionSeconds: writeSeconds(others.conversationRetentionSeconds)
  }
  const changed = fields.filter(field => field in settings)
  return {
    ...(fields.includes('displayName') && { displayName: plain(displayName) }),
    ...(fields.includes('iconUrl') && { iconUrl: plain(iconUrl) || null }),
    ...(changed.length && {
      settings: Object.fromEntries(changed.map(field => [field, settings[field]]))
    })
  }
}

/** Fields, and parts of the hours such as `officeHours.days.mon.0.1`, that the server refuses, and why. */
export type AppRefusals = Partial<Record<AppField | `officeHours.${string}`, string>>

const NAMED = /^(?:settings\.)?((\w+)(?:\.[\w.]+)?) (.*)$/s

/** Leaves out what is refused of a field and its parts. */
export const withoutRefusals = (refusals: AppRefusals, field: AppField): AppRefusals =>
  Object.fromEntries(
    Object.entries(refusals).filter(([place]) => place !== field && !place.startsWith(`${field}.`))
  )

/** Sorts the sentences of a refused request into those about a field, without its name, and others. */
export const readAppRefusals = (titles: string[]): { refusals: AppRefusals; others: string[] } => {
  const refusals: AppRefusals = {}
  const others: string[] = []
  for (const title of titles) {
    const [, place = '', name = '', text = ''] = NAMED.exec(title) ?? []
    const field = APP_FIELDS.find(known => known === name)
    // Only hours have parts that are marked by themselves.
    const marked = field === 'officeHours' && place !== field ? (place as `officeHours.x`) : field
    if (marked) refusals[marked] ??= text
    else others.push(title)
  }
  return { refusals, others }
}
