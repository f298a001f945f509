import type { Account, ChannelAnswer, ChannelRequest } from '../service'

/** Origin of the Messaging API. */
export const ORIGIN = 'https://api.line.me'
/** Origin of what people have sent. */
const DATA_ORIGIN = 'https://api-data.line.me'

const authorization = ({ secrets }: Account) => `Bearer ${secrets['channelAccessToken']}`

/** Makes a request about the official account, or in its name. */
export const requestOf = (
  account: Account,
  method: ChannelRequest['method'],
  path: string,
  fields?: object
): ChannelRequest => ({
  method,
  url: `${account.origin}/v2/bot/${path}`,
  headers: {
    authorization: authorization(account),
    ...(fields && { 'content-type': 'application/json' })
  },
  ...(fields && { body: JSON.stringify(fields) })
})

/** Makes the request for the content of a message. */
export const contentRequest = (account: Account, messageId: string): ChannelRequest => {
  const origin = account.origin === ORIGIN ? DATA_ORIGIN : account.origin
  return {
    method: 'GET',
    url: `${origin}/v2/bot/message/${encodeURIComponent(messageId)}/content`,
    headers: { authorization: authorization(account) }
  }
}

interface Answer {
  /** The mistake, and where it is. */
  message?: string
  details?: { message?: string; property?: string }[]
  /** Messages that LINE has taken. */
  sentMessages?: { id?: string }[]
  /** Id of the official account, as people see it. */
  basicId?: string
  /** Name of a person or of the official account. */
  displayName?: string
  /** Whether events are sent. */
  active?: boolean
  /** Result of a trial of our address. */
  success?: boolean
  reason?: string
  detail?: string
}

/** Parses an answer; empty for what LINE does not say. */
export const readAnswer = ({ body }: Pick<ChannelAnswer, 'body'>): Answer => {
  try {
    return (JSON.parse(body.toString()) as Answer | null) ?? {}
  } catch {
    return {}
  }
}
