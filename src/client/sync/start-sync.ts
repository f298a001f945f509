import {
  errorCode,
  isRetryable,
  type ChatError,
  type ConfigAnswer,
  type EventsAnswer,
  type NumberedEvent,
  type ServerFrame
} from '../../protocol'
import type { Transport, TransportLink } from '../../transports'
import type { ConversationUpdates } from '../conversations'
import { applyEvent } from './apply-event'
import { parseEvent } from './parse-event'

const GAP_WAIT_MIN_MS = 100
const GAP_WAIT_MAX_MS = 300
/** Spec §4: after this many refused tokens in a row it is a failure that people see. */
const AUTH_RETRIES_MAX = 5

/** Parts of a messenger that the sync uses. */
export interface SyncContext {
  config: ConfigAnswer
  /** `after`: newest `seq` that was applied. */
  link: TransportLink
  updates: ConversationUpdates
  /** GET `@/events?after=` */
  fetchEvents(after: number): Promise<EventsAnswer>
  /** Fetches anew what is shown, for the log does not reach back; repeats until it succeeds. */
  refetch(): Promise<void>
  /** Called with the version of the settings that the server has, each time that it says so. */
  onSettings?: ((version: string) => void) | undefined
  setConnection(status: 'connecting' | 'connected' | 'reconnecting' | 'disconnected'): void
}

/**
 * Applies every event once and in order, whatever the transport does: repeats are dropped, a gap
 * is fetched after 100 to 300 ms, and the answer to a heartbeat shows that an event was lost.
 *
 * @returns Stops it.
 */
export const startSync = (context: SyncContext, transport: Transport): (() => void) => {
  const { link } = context
  const early = new Map<number, NumberedEvent>()
  let gapTimer: ReturnType<typeof setTimeout> | undefined
  let restarting: Promise<void> | undefined
  let authFailures = 0
  let stopped = false

  const apply = (numbered: NumberedEvent) => {
    if (numbered.seq) link.after = numbered.seq
    applyEvent(context.updates, parseEvent(numbered))
  }

  const take = (numbered: NumberedEvent) => {
    const { seq } = numbered
    if (seq === undefined) return apply(numbered)
    if (seq <= link.after) return
    early.set(seq, numbered)
    for (let next; !restarting && (next = early.get(link.after + 1));) {
      early.delete(next.seq!)
      apply(next)
    }
    if (early.size) expect(Math.max(...early.keys()))
  }

  const repair = async () => {
    gapTimer = undefined
    try {
      const answer = await context.fetchEvents(link.after)
      if (stopped) return
      if (answer.reset) return restart()
      answer.events.forEach(take)
      expect(answer.seq)
    } catch (error) {
      // The next heartbeat's answer names the gap again.
      return errorCode(error)
    }
  }

  function restart() {
    restarting ??= context.refetch().finally(() => {
      restarting = undefined
      early.clear()
      // The answer holds the newest `seq`.
      if (transport.connected) transport.send({ type: 'ping' })
    })
  }

  /** Asks for events up to this one, unless they arrive by themselves. */
  function expect(seq: number) {
    if (seq <= link.after || gapTimer || restarting) return
    gapTimer = setTimeout(
      () => void repair(),
      GAP_WAIT_MIN_MS + Math.random() * (GAP_WAIT_MAX_MS - GAP_WAIT_MIN_MS)
    )
  }

  const connect = () => {
    if (!stopped) transport.connect(link).catch(() => {})
  }

  const onFrame = (frame: ServerFrame) => {
    authFailures = 0
    context.setConnection('connected')
    if (frame.type === 'event') return take(frame)
    if (frame.type === 'reset') return restart()
    if (frame.settingsVersion) context.onSettings?.(frame.settingsVersion)
    expect(frame.seq)
  }

  const onClose = (error: ChatError) => {
    const isRenewed = error.code === 'invalid-auth' && authFailures++ < AUTH_RETRIES_MAX
    if (!isRenewed)
      return context.setConnection(isRetryable(error) ? 'reconnecting' : 'disconnected')
    // A connection that is only renewed is not lost.
    context.setConnection('connecting')
    // Fetching events also renews a refused token.
    void repair().then(code =>
      code === 'invalid-auth' ? context.setConnection('disconnected') : connect()
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
