import type { AppDetails } from '../../api'

/** Fields of an app that a person may change; the REST API calls those of its settings `settings.…`. */
export const APP_FIELDS = [
  'displayName',
  'iconUrl',
  'conversationRetentionSeconds',
  'maskCreditCardNumbers',
  'useAnimalNames',
  'echoPostback',
  'disableConversationReopen'
] as const

export type AppField = (typeof APP_FIELDS)[number]

/** Value of a field while it is edited; the time is a text of seconds. */
export type AppInput = string | boolean

export type AppInputs = Record<AppField, AppInput>

/** Fields that were edited and not saved. */
export type AppEdits = Partial<AppInputs>

/** Reads an app into the values of a form. */
export const readAppInputs = ({ displayName, iconUrl = '', settings }: AppDetails): AppInputs => ({
  displayName,
  iconUrl,
  conversationRetentionSeconds: String(settings.conversationRetentionSeconds),
  maskCreditCardNumbers: settings.maskCreditCardNumbers,
  useAnimalNames: settings.useAnimalNames,
  echoPostback: settings.echoPostback,
  disableConversationReopen: settings.disableConversationReopen
})

const plain = (input: AppInput | undefined) => (typeof input === 'string' ? input.trim() : input)

/** Lists the edits that differ from what is saved. */
export const changedAppFields = (saved: AppInputs, edits: AppEdits): AppField[] =>
  APP_FIELDS.filter(
    field => edits[field] !== undefined && plain(edits[field]) !== plain(saved[field])
  )

/** Writes a time as a number; what is none goes to the server, whose answer names the field. */
const writeSeconds = (input: AppInput): AppInput | number =>
  typeof input === 'string' && /^\d+$/.test(input.trim()) ? Number(input) : input

/** Writes some fields as the body of one request, which leaves all others as they are. */
export const writeAppChanges = (fields: AppField[], inputs: AppInputs): object => {
  const { displayName, iconUrl, ...others } = inputs
  const settings: Record<string, unknown> = {
    ...others,
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

const NAMED = /^(?:settings\.)?(\w+) (.*)$/s

/** Sorts the sentences of a refused request into those about a field, without its name, and others. */
export const readAppRefusals = (
  titles: string[]
): { refusals: Partial<Record<AppField, string>>; others: string[] } => {
  const refusals: Partial<Record<AppField, string>> = {}
  const others: string[] = []
  for (const title of titles) {
    const [, name = '', text = ''] = NAMED.exec(title) ?? []
    const field = APP_FIELDS.find(known => known === name)
    if (field) refusals[field] ??= text
    else others.push(title)
  }
  return { refusals, others }
}
