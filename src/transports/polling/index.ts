import {
  createEmitter,
  notConnected,
  POLL_WAIT_MAX_SECONDS,
  type EventsAnswer
} from '../../protocol'
import { readEvents, sendActivity, toChatError, type EventsConnection } from '../events-api'
import type { Transport, TransportEvents } from '../transport'

/**
 * Carries frames over long polls of `GET …/events`, for networks and browsers without WebSocket.
 * `link.url` is that address. Typing and reading are sent to `POST …/activities` beside it.
 */
export const polling = (request: typeof fetch = fetch.bind(globalThis)): Transport => {
  const { on, emit } = createEmitter<TransportEvents>()
  let current: EventsConnection | undefined
  let seq = 0
  let settingsVersion: string | undefined

  const emitFrames = (answer: EventsAnswer) => {
    seq = answer.seq
    if (answer.reset) emit('frame', { type: 'reset', seq })
    else for (const { seq, event } of answer.events) emit('frame', { type: 'event', seq, event })
    if (settingsVersion !== answer.settingsVersion) {
      settingsVersion = answer.settingsVersion
      emit('frame', { type: 'pong', seq, settingsVersion })
    }
  }

  const run = async (connection: EventsConnection) => {
    try {
      while (current === connection) {
        const answer = await readEvents(request, connection, seq, POLL_WAIT_MAX_SECONDS)
        if (current === connection) emitFrames(answer)
      }
    } catch (error) {
      if (current !== connection) return
      current = undefined
      emit('close', toChatError(error, connection.link.url))
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
        const answer = await readEvents(request, connection, seq, 0)
        if (current !== connection) throw notConnected()
        settingsVersion = answer.settingsVersion
        if (!answer.reset) emit('frame', { type: 'ready', seq: answer.seq, settingsVersion })
        emitFrames(answer)
        void run(connection)
      } catch (error) {
        if (current === connection) current = undefined
        throw toChatError(error, link.url)
      }
    },
    send: frame => {
      if (!current) throw notConnected()
      if (frame.type !== 'ping') return sendActivity(request, current.link, frame)
      // The loop itself proves that the server answers, and each answer brought the newest seq.
      queueMicrotask(() => emit('frame', { type: 'pong', seq, settingsVersion }))
    }
  }
}
