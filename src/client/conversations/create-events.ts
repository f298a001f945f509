import { createEmitter, type Emitter } from '../../protocol'
import type { MessengerEvents } from './messenger-events'

/** Events of one client. */
export interface ClientEvents extends Pick<Emitter<MessengerEvents>, 'on' | 'emit'> {
  /** Stops emitting to the page; internal listeners are still called. */
  stop(): void
}

/**
 * Creates the events of one client. Its own listeners are apart from the page, which may remove all
 * of its own.
 *
 * @param emitToPage Emits to the page's listeners, with a `log:debug` for each event.
 */
export const createEvents = (emitToPage: Emitter<MessengerEvents>['emit']): ClientEvents => {
  const { on, emit } = createEmitter<MessengerEvents>()
  let isStopped = false

  return {
    on,
    emit: (name, ...data) => {
      emit(name, ...data)
      // Answers still come after the end, when the page may listen for another visitor.
      if (isStopped) return
      emitToPage(name, ...data)
      const note = { timestamp: Date.now() / 1000, message: String(name), data }
      emitToPage('log:debug', note)
    },
    stop: () => {
      isStopped = true
    }
  }
}
