import { createEmitter, type ServerFrame } from '../../../src/protocol'
import type { Transport, TransportEvents } from '../../../src/transports'

const LATE_MAX_MS = 2000

type Emit = (frame: ServerFrame) => void

/** Wraps a connection in a function that decides about each frame. */
export const through = (
  inner: Transport,
  carry: (frame: ServerFrame, emit: Emit) => void
): Transport & { emit: Emit } => {
  const { on, emit } = createEmitter<TransportEvents>()
  inner.on('close', error => emit('close', error))
  inner.on('frame', frame => carry(frame, frame => emit('frame', frame)))
  return {
    on,
    emit: frame => emit('frame', frame),
    get connected() {
      return inner.connected
    },
    connect: inner.connect,
    disconnect: inner.disconnect,
    send: inner.send
  }
}

/** Wraps a connection to lose, repeat and delay events, so that they arrive in any order. */
export const badConnection =
  (random: () => number) =>
  (inner: Transport): Transport =>
    through(inner, (frame, emit) => {
      if (frame.type !== 'event') return emit(frame)
      const copies = Math.floor(random() * 3)
      for (let copy = 0; copy < copies; copy++) {
        if (random() < 0.5) emit(frame)
        else setTimeout(() => emit(frame), random() * LATE_MAX_MS)
      }
    })
