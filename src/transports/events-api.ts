import {
  ChatError,
  HEARTBEAT_MS,
  invalidAuth,
  networkFailed,
  POLL_WAIT_MAX_SECONDS,
  toJson,
  type ClientFrame,
  type ErrorAnswer,
  type EventsAnswer
} from '../protocol'

/** Above the server's longest wait: an answer later than this is lost. */
const ANSWER_MS = POLL_WAIT_MAX_SECONDS * 1000 + HEARTBEAT_MS / 2

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
 * Reads the events after a `seq`. Aborts the connection when no answer arrives in time.
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
  const timer = setTimeout(() => aborter.abort(), ANSWER_MS)
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
