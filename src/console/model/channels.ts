/** Fields of an account at each outside service that carries messages, by the server's names. */
export const ACCOUNT_FIELDS = {
  telegram: ['token'],
  whatsapp: ['phoneNumberId', 'businessAccountId', 'accessToken', 'appSecret', 'verifyToken'],
  messenger: ['appId', 'pageAccessToken', 'appSecret'],
  instagram: ['appId', 'pageAccessToken', 'appSecret'],
  line: ['channelAccessToken', 'channelSecret']
} as const

/** Type of an integration that carries messages through an outside service. */
export type ChannelType = keyof typeof ACCOUNT_FIELDS

/** Field of an account. */
export type AccountField = (typeof ACCOUNT_FIELDS)[ChannelType][number]

/** All of these types, in the order in which they are offered. */
export const CHANNEL_TYPES = Object.keys(ACCOUNT_FIELDS) as ChannelType[]

/** Lists the fields of an account, in the order in which they are asked for. */
export const accountFields = (type: ChannelType): readonly AccountField[] => ACCOUNT_FIELDS[type]

const SHOWN: readonly AccountField[] = ['phoneNumberId', 'businessAccountId', 'appId']
const OPTIONAL: readonly AccountField[] = ['businessAccountId']

const WITH_HUMAN_AGENT: readonly ChannelType[] = ['messenger', 'instagram']

/** Tells whether people may answer there later than others, where the service permits it. */
export const hasHumanAgent = (type: ChannelType): boolean => WITH_HUMAN_AGENT.includes(type)

/** Tells whether a type of integration is one of these. */
export const isChannelType = (type: string): type is ChannelType =>
  CHANNEL_TYPES.some(known => known === type)

/** Tells whether the server never shows a field again. */
export const isSecret = (field: AccountField): boolean => !SHOWN.includes(field)

/** Tells whether an account works without a field. */
export const isOptionalField = (field: AccountField): boolean => OPTIONAL.includes(field)

/** Values of an account's fields; absent ones are empty. */
export type AccountValues = Partial<Record<AccountField, string>>

/** Reads from an integration what the server shows of its account. */
export const shownValues = (type: ChannelType, integration: object): AccountValues =>
  Object.fromEntries(
    Object.entries(integration).filter(([name]) =>
      accountFields(type).some(field => field === name && !isSecret(field))
    )
  )

/** Returns the values that are filled in and differ from those before. */
export const changedValues = (before: AccountValues, after: AccountValues): AccountValues =>
  Object.fromEntries(
    Object.entries(after)
      .map(([field, value]) => [field, value.trim()] as const)
      .filter(([field, value]) => value !== '' && value !== before[field as AccountField])
  )

/** Reason for which the server refuses an account. */
export interface ChannelRefusal {
  /** Undefined: it is about no field. */
  field: 'displayName' | AccountField | undefined
  /** The sentence, without the name of the field. */
  text: string
  /** Words of the outside service; undefined: it was not the service that refused. */
  reason: string | undefined
}

const NAMED = /^(\w+):? (.*)$/s
const BY_SERVICE = /, got what the service refuses: "(.*)"\.$/s

/** Reads why the server refused an account of a type. */
export const readChannelRefusal = (type: ChannelType, sentence: string): ChannelRefusal => {
  const [, name, text = ''] = NAMED.exec(sentence) ?? []
  const reason = BY_SERVICE.exec(sentence)?.[1]?.replaceAll(/\\(["\\])/g, '$1')
  const fields: ChannelRefusal['field'][] = ['displayName', ...accountFields(type)]
  const field = fields.find(known => known === name)
  return { field, text: field ? text : sentence, reason }
}
