import type { EventsAnswer, ServerFrame } from '../../protocol'

type NumberedFrame = ServerFrame & { seq: number }

export interface EventOrderOptions {
  /** Newest `seq` the client knows. */
  after: number
  /** Reads a page of the events after a `seq`. */
  read(after: number): Promise<EventsAnswer>
  emit(frame: ServerFrame): void
  /** Receives what `read` rejects with. */
  onFail(error: unknown): void
}

export interface EventOrder {
  /** Emits `ready` or `reset`, then what the client missed; after that, frames that were received meanwhile. */
  start(): void
  /** Takes a frame of the broker. Frames with a `seq` are held while missed events are read. */
  receive(frame: ServerFrame): void
  /** Reads missed events, then emits `pong`. */
  ping(): void
}

const hasSeq = (frame: ServerFrame): frame is NumberedFrame => frame.seq !== undefined

/**
 * Emits each event once and in the order of `seq`: what the broker did not deliver is read from the
 * server. One read runs at a time. A frame starts one read at most, also if the answer lacks its event:
 * the next heartbeat names the gap again.
 */
export const createEventOrder = ({ after, read, emit, onFail }: EventOrderOptions): EventOrder => {
  const held: NumberedFrame[] = []
  let seq = after
  let settingsVersion: string | undefined
  let isReady = false
  let isReading = true

  const emitAnswer = (answer: EventsAnswer) => {
    settingsVersion = answer.settingsVersion
    if (answer.reset) emit({ type: 'reset', seq: answer.seq })
    else {
      if (!isReady) emit({ type: 'ready', seq: answer.seq, settingsVersion })
      for (const event of answer.events) emit({ type: 'event', ...event })
    }
    isReady = true
    seq = answer.seq
  }

  const emitNext = (frame: NumberedFrame) => {
    // A broker of its own knows no settings.
    if (frame.type === 'pong') {
      settingsVersion = frame.settingsVersion ?? settingsVersion
      emit({ type: 'pong', seq, settingsVersion })
    }
    if (frame.type !== 'event' || frame.seq !== seq + 1) return
    seq = frame.seq
    emit(frame)
  }

  const readMissed = async () => {
    isReading = true
    const before = held.splice(0)
    let answer: EventsAnswer
    do {
      answer = await read(seq)
      emitAnswer(answer)
    } while (!answer.reset && answer.events.length)
    isReading = false
    before.forEach(emitNext)
    held.splice(0).forEach(receive)
  }

  const start = () => void readMissed().catch(onFail)

  const hold = (frame: NumberedFrame) => {
    held.push(frame)
    if (!isReading) start()
  }

  function receive(frame: ServerFrame) {
    if (!hasSeq(frame)) {
      if (isReady) emit(frame)
      return
    }
    const isAhead = frame.seq > (frame.type === 'event' ? seq + 1 : seq)
    if (isReading || isAhead) hold(frame)
    else emitNext(frame)
  }

  return { start, receive, ping: () => hold({ type: 'pong', seq }) }
}
