import {
  ChatError,
  HEARTBEAT_ANSWER_MS,
  invalidAuth,
  networkFailed,
  toJson,
  type ClientFrame,
  type ErrorAnswer,
  type EventsAnswer
} from '../protocol'

/** Address of `GET …/events`, and the session that calls. */
interface EventsLink {
  url: string
  token: string
}

/** A connection, from `connect` to `disconnect` or a failure, which aborts its calls. */
export interface EventsConnection {
  link: EventsLink
  aborter: AbortController
}

/** Converts what a call threw to an error that transports may throw. */
export const toChatError = (error: unknown, url: string): ChatError =>
  error instanceof ChatError ? error : networkFailed(url, error)

/**
 * Reads the events after a `seq`. Aborts the connection when no answer arrives within the wait and a heartbeat's.
 *
 * @param wait Seconds for which the server may wait for an event.
 * @throws {ChatError} `network`, `invalid-auth`; other errors of `request`.
 */
export const readEvents = async (
  request: typeof fetch,
  { link: { url, token }, aborter }: EventsConnection,
  after: number,
  wait: number
): Promise<EventsAnswer> => {
  const timer = setTimeout(() => aborter.abort(), wait * 1000 + HEARTBEAT_ANSWER_MS)
  try {
    const answer = await request(`${url}?after=${after}&wait=${wait}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: aborter.signal
    })
    if (answer.ok) return await answer.json()
    const body: ErrorAnswer | undefined = await answer.json().catch(() => undefined)
    throw answer.status === 401
      ? invalidAuth()
      : networkFailed(url, body?.error.code ?? answer.status)
  } finally {
    clearTimeout(timer)
  }
}

/** Sends an activity to `POST …/activities` beside the events. A lost one is not repeated. */
export const sendActivity = (
  request: typeof fetch,
  { url, token }: EventsLink,
  { type, conversationId }: Exclude<ClientFrame, { type: 'ping' }>
): void => {
  request(new URL(`conversations/${conversationId}/activities`, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: toJson({ type })
  }).catch(() => {})
}
