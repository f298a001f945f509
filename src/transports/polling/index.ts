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

/** Above the server's longest wait: an answer later than this is not coming. */
const ANSWER_MS = POLL_WAIT_MAX_SECONDS * 1000 + HEARTBEAT_MS / 2

/**
 * Carries frames over long polls of `GET …/events`, for networks and browsers without WebSocket.
 * `link.url` is that address. Typing and reading go to `POST …/activities` beside it.
 */
export const polling = (request: typeof fetch = fetch.bind(globalThis)): Transport => {
  const { on, emit } = createEmitter<TransportEvents>()
  let link: TransportLink | undefined
  let abort: AbortController | undefined
  let seq = 0

  const poll = async (wait: number): Promise<EventsAnswer> => {
    const current = abort!
    const timer = setTimeout(() => current.abort(), ANSWER_MS)
    try {
      const answer = await request(`${link!.url}?after=${seq}&wait=${wait}`, {
        headers: { authorization: `Bearer ${link!.token}` },
        signal: current.signal
      })
      if (answer.ok) return (await answer.json()) as EventsAnswer
      const body = (await answer.json().catch(() => undefined)) as ErrorAnswer | undefined
      throw answer.status === 401
        ? invalidAuth()
        : networkFailed(link!.url, body?.error.code ?? answer.status)
    } finally {
      clearTimeout(timer)
    }
  }

  const pass = (answer: EventsAnswer) => {
    seq = answer.seq
    if (answer.reset) emit('frame', { type: 'reset', seq })
    else for (const { seq, event } of answer.events) emit('frame', { type: 'event', seq, event })
  }

  const run = async (mine: AbortController) => {
    try {
      while (abort === mine) {
        const answer = await poll(POLL_WAIT_MAX_SECONDS)
        if (abort === mine) pass(answer)
      }
    } catch (error) {
      if (abort !== mine) return
      abort = undefined
      emit('close', error instanceof ChatError ? error : networkFailed(link!.url, error))
    }
  }

  const disconnect = () => {
    const last = abort
    abort = undefined
    last?.abort()
  }

  return {
    type: 'polling',
    on,
    disconnect,
    get connected() {
      return !!abort
    },
    connect: async next => {
      link = next
      seq = next.after
      const mine = (abort = new AbortController())
      try {
        const answer = await poll(0)
        if (abort !== mine) throw notConnected()
        if (!answer.reset) emit('frame', { type: 'ready', seq: answer.seq })
        pass(answer)
        void run(mine)
      } catch (error) {
        if (abort === mine) abort = undefined
        throw error instanceof ChatError ? error : networkFailed(next.url, error)
      }
    },
    send: (frame: ClientFrame) => {
      if (!abort) throw notConnected()
      // The loop itself proves that the server answers, and each answer brought the newest seq.
      if (frame.type === 'ping') return queueMicrotask(() => emit('frame', { type: 'pong', seq }))
      const { type, conversationId } = frame
      const activities = new URL(`conversations/${conversationId}/activities`, link!.url)
      request(activities, {
        method: 'POST',
        headers: { authorization: `Bearer ${link!.token}`, 'content-type': 'application/json' },
        body: toJson({ type })
      }).catch(() => {})
    }
  }
}
