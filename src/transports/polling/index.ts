import {
  ChatError,
  createEmitter,
  invalidAuth,
  HEARTBEAT_MS,
  networkFailed,
  notConnected,
  POLL_WAIT_MAX_SECONDS,
  toJson,
  type ClientFrame,
  type ErrorAnswer,
  type EventsAnswer
} from '../../protocol'
import type { Transport, TransportEvents, TransportLink } from '../transport'

/** Above the server's longest wait: an answer later than this is lost. */
const ANSWER_MS = POLL_WAIT_MAX_SECONDS * 1000 + HEARTBEAT_MS / 2

/** One connection: from `connect` to `disconnect` or a failure. */
interface Connection {
  link: TransportLink
  aborter: AbortController
}

/**
 * Carries frames over long polls of `GET …/events`, for networks and browsers without WebSocket.
 * `link.url` is that address. Typing and reading are sent to `POST …/activities` beside it.
 */
export const polling = (request: typeof fetch = fetch.bind(globalThis)): Transport => {
  const { on, emit } = createEmitter<TransportEvents>()
  let current: Connection | undefined
  let seq = 0

  const poll = async ({ link, aborter }: Connection, wait: number): Promise<EventsAnswer> => {
    const timer = setTimeout(() => aborter.abort(), ANSWER_MS)
    try {
      const answer = await request(`${link.url}?after=${seq}&wait=${wait}`, {
        headers: { authorization: `Bearer ${link.token}` },
        signal: aborter.signal
      })
      if (answer.ok) return await answer.json()
      const body: ErrorAnswer | undefined = await answer.json().catch(() => undefined)
      throw answer.status === 401
        ? invalidAuth()
        : networkFailed(link.url, body?.error.code ?? answer.status)
    } finally {
      clearTimeout(timer)
    }
  }

  const emitFrames = (answer: EventsAnswer) => {
    seq = answer.seq
    if (answer.reset) emit('frame', { type: 'reset', seq })
    else for (const { seq, event } of answer.events) emit('frame', { type: 'event', seq, event })
  }

  const toChatError = (error: unknown, { url }: TransportLink) =>
    error instanceof ChatError ? error : networkFailed(url, error)

  const run = async (connection: Connection) => {
    try {
      while (current === connection) {
        const answer = await poll(connection, POLL_WAIT_MAX_SECONDS)
        if (current === connection) emitFrames(answer)
      }
    } catch (error) {
      if (current !== connection) return
      current = undefined
      emit('close', toChatError(error, connection.link))
    }
  }

  return {
    type: 'polling',
    on,
    disconnect: () => {
      const last = current
      current = undefined
      last?.aborter.abort()
    },
    get connected() {
      return !!current
    },
    connect: async link => {
      seq = link.after
      const connection = (current = { link, aborter: new AbortController() })
      try {
        const answer = await poll(connection, 0)
        if (current !== connection) throw notConnected()
        if (!answer.reset) emit('frame', { type: 'ready', seq: answer.seq })
        emitFrames(answer)
        void run(connection)
      } catch (error) {
        if (current === connection) current = undefined
        throw toChatError(error, link)
      }
    },
    send: (frame: ClientFrame) => {
      if (!current) throw notConnected()
      const { url, token } = current.link
      // The loop itself proves that the server answers, and each answer brought the newest seq.
      if (frame.type === 'ping') return queueMicrotask(() => emit('frame', { type: 'pong', seq }))
      const { type, conversationId } = frame
      request(new URL(`conversations/${conversationId}/activities`, url), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: toJson({ type })
      }).catch(() => {})
    }
  }
}
