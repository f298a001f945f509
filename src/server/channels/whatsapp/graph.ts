import type { Account, ChannelAnswer, ChannelRequest } from '../service'

/** Version of the Graph API that is called. */
const VERSION = 'v25.0'

/** Makes a request for a node of the Graph API; with `fields`, one that changes it. */
export const requestOf = (
  { origin, secrets }: Account,
  path: string,
  fields?: object
): ChannelRequest => ({
  method: fields ? 'POST' : 'GET',
  url: `${origin}/${VERSION}/${path}`,
  headers: {
    authorization: `Bearer ${secrets['accessToken']}`,
    ...(fields && { 'content-type': 'application/json' })
  },
  ...(fields && { body: JSON.stringify(fields) })
})

/** Returns the path of the number of the business. */
export const numberPath = ({ settings }: Account): string =>
  encodeURIComponent(String(settings['phoneNumberId']))

/** An error as the Graph API tells it, in answers and in reports. */
export interface GraphError {
  code?: number
  error_subcode?: number
  title?: string
  message?: string
  error_data?: { details?: string }
}

interface Answer {
  error?: GraphError
  messages?: { id?: string }[]
  /** The number of the business, with gaps. */
  display_phone_number?: string
  /** Address of a file. */
  url?: string
}

/** Parses an answer; empty for what the Graph API does not say. */
export const readAnswer = ({ body }: Pick<ChannelAnswer, 'body'>): Answer => {
  try {
    return (JSON.parse(body.toString()) as Answer | null) ?? {}
  } catch {
    return {}
  }
}
