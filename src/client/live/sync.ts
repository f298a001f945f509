import {
  isRetryable,
  type ChatError,
  type ConfigAnswer,
  type EventsAnswer,
  type NumberedEvent,
  type ServerFrame
} from '../../protocol'
import type { Transport, TransportLink } from '../../transports'
import type { Changes } from '../changes'
import { applyEvent } from './apply-event'
import { readEvent } from './read-event'

const GAP_WAIT_MIN_MS = 100
const GAP_WAIT_MAX_MS = 300
/** Spec §4: after this many refused tokens in a row it is a failure that people see. */
const AUTH_RETRIES_MAX = 5

/** What keeping up to date needs of a messenger. */
export interface SyncCore {
  config: ConfigAnswer
  /** `after` is read afresh at each connect. */
  link: TransportLink
  /** Newest `seq` that was applied. */
  getSeq(): number
  setSeq(seq: number): void
  changes: Changes
  /** GET `@/events?after=` */
  fetchEvents(after: number): Promise<EventsAnswer>
  /** Fetches anew what is shown, for the log does not reach back; repeats until it succeeds. */
  refetch(): Promise<void>
  setConnection(status: 'connected' | 'reconnecting' | 'disconnected'): void
}

/**
 * Applies every event once and in order, whatever the transport does: repeats are dropped, a gap
 * is asked for after 100 to 300 ms, and a lost ring shows in the heartbeat's answer.
 *
 * @returns Stops it.
 */
export const startSync = (core: SyncCore, transport: Transport): (() => void) => {
  const early = new Map<number, NumberedEvent>()
  let gapTimer: ReturnType<typeof setTimeout> | undefined
  let restarting: Promise<void> | undefined
  let authFailures = 0
  let stopped = false

  const apply = (numbered: NumberedEvent) => {
    if (numbered.seq) core.setSeq(numbered.seq)
    applyEvent(core.changes, readEvent(numbered))
  }

  const take = (numbered: NumberedEvent) => {
    const { seq } = numbered
    if (seq === undefined) return apply(numbered)
    if (seq <= core.getSeq()) return
    early.set(seq, numbered)
    for (let next; !restarting && (next = early.get(core.getSeq() + 1));) {
      early.delete(next.seq!)
      apply(next)
    }
    if (early.size) expect(Math.max(...early.keys()))
  }

  const repair = async () => {
    gapTimer = undefined
    try {
      const answer = await core.fetchEvents(core.getSeq())
      if (stopped) return
      if (answer.reset) return restart()
      answer.events.forEach(take)
      expect(answer.seq)
    } catch (error) {
      // The next heartbeat's answer names the gap again.
      return (error as ChatError).code
    }
  }

  const restart = () => {
    restarting ??= core.refetch().finally(() => {
      restarting = undefined
      early.clear()
      // The answer names what happened meanwhile.
      if (transport.connected) transport.send({ type: 'ping' })
    })
  }

  /** The server knows of events up to this one; if they do not come by themselves, asks. */
  const expect = (seq: number) => {
    if (seq <= core.getSeq() || gapTimer || restarting) return
    gapTimer = setTimeout(
      () => void repair(),
      GAP_WAIT_MIN_MS + Math.random() * (GAP_WAIT_MAX_MS - GAP_WAIT_MIN_MS)
    )
  }

  const connect = () => {
    if (!stopped) transport.connect(core.link).catch(() => {})
  }

  const onFrame = (frame: ServerFrame) => {
    authFailures = 0
    core.setConnection('connected')
    if (frame.type === 'event') return take(frame)
    if (frame.type === 'reset') return restart()
    expect(frame.seq)
  }

  const onClose = (error: ChatError) => {
    const isRenewed = error.code === 'invalid-auth' && authFailures++ < AUTH_RETRIES_MAX
    core.setConnection(isRenewed || isRetryable(error) ? 'reconnecting' : 'disconnected')
    if (!isRenewed) return
    // Gets a new token by the way, if there is one to be had.
    void repair().then(code =>
      code === 'invalid-auth' ? core.setConnection('disconnected') : connect()
    )
  }

  const offs = [transport.on('frame', onFrame), transport.on('close', onClose)]
  connect()

  return () => {
    stopped = true
    clearTimeout(gapTimer)
    offs.forEach(off => off())
    transport.disconnect('destroy')
  }
}
