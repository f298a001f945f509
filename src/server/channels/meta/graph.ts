import type { Account, ChannelAnswer, ChannelRequest } from '../service'

/** Origin of the Graph API. */
export const GRAPH_ORIGIN = 'https://graph.facebook.com'
/** Version of the Graph API that is called. */
const VERSION = 'v25.0'

/** Makes a request for a node of the Graph API; with `fields`, one that changes it. */
export const graphRequest = (
  { origin }: Pick<Account, 'origin'>,
  token: string | undefined,
  path: string,
  fields?: object
): ChannelRequest => ({
  method: fields ? 'POST' : 'GET',
  url: `${origin}/${VERSION}/${path}`,
  headers: {
    authorization: `Bearer ${token}`,
    ...(fields && { 'content-type': 'application/json' })
  },
  ...(fields && { body: JSON.stringify(fields) })
})

/** An error as the Graph API tells it, in answers and in reports. */
export interface GraphError {
  code?: number
  error_subcode?: number
  title?: string
  message?: string
  error_data?: { details?: string }
}

/** A template as the Graph API lists it. */
interface ListedTemplate {
  name?: string
  language?: string
  category?: string
  parameter_format?: string
  components?: object[]
}

interface Answer {
  error?: GraphError
  /** Id of the node. */
  id?: string
  /** Name of a person or page, and the one that they chose for themselves. */
  name?: string
  username?: string
  /** Messages that WhatsApp has taken. */
  messages?: { id?: string }[]
  /** Id of the message that Messenger has taken. */
  message_id?: string
  /** The number of the business, with gaps. */
  display_phone_number?: string
  /** Name of the business at WhatsApp. */
  verified_name?: string
  /** Address of a file. */
  url?: string
  /** Account at Instagram of a page. */
  instagram_business_account?: { id?: string; username?: string }
  /** Settings of a page, or templates of a business. */
  data?: ({ get_started?: object } & ListedTemplate)[]
  /** `next`: there is a page after it. */
  paging?: { cursors?: { after?: string }; next?: string }
}

/** Parses an answer; empty for what the Graph API does not say. */
export const readAnswer = ({ body }: Pick<ChannelAnswer, 'body'>): Answer => {
  try {
    return (JSON.parse(body.toString()) as Answer | null) ?? {}
  } catch {
    return {}
  }
}
