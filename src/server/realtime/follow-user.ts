import type { NumberedEvent, ServerFrame } from '../../protocol'
import { readSeq, readUserEvents, type Session, settingsVersion } from '../domain/records'
import type { NOTICE } from '../bus'
import { type AppContext, userTopic } from '../domain/transaction'

const PAGE_SIZE = 100

/** Reader of a user's log, and receiver of its frames. */
export interface FollowOptions {
  reader: Pick<Session, 'userId' | 'settingsJson' | 'customTextVersion' | 'appSettingsJson'>
  /** The newest `seq` that the client knows. */
  after: number
  /** Sends a frame. Its promise is awaited after each page of missed events. */
  deliver(frame: ServerFrame): void | Promise<void>
  /** Called once all missed events have been sent; not where the client is to fetch them. */
  onCaughtUp?: (() => void) | undefined
  /** Called with each event that is delivered as it happens, not with missed ones. */
  onLive?: ((event: NumberedEvent['event']) => void) | undefined
  /** Called at most once, when the log cannot be read. Nothing more is delivered: the client reconnects. */
  onFailure(cause: unknown): void
}

/**
 * Delivers the events of a user: `ready` or `reset`, then missed events, then new ones, each once and in
 * order. A published event with a gap before it only triggers a read from the log.
 *
 * @returns A function that stops it.
 */
export const followUser = (
  { storage, bus }: AppContext,
  { reader, after, deliver, onCaughtUp, onLive, onFailure }: FollowOptions
): (() => void) => {
  let last = after
  let newestPublished = 0
  let wasNotified = false
  let isReading = true
  let isStopped = false
  /** Events that are in no log, such as typing, which happened while the log was read. */
  const unlogged: NumberedEvent[] = []

  const fail = (cause: unknown) => {
    if (isStopped) return
    stop()
    onFailure(cause)
  }

  const deliverLive = (published: NumberedEvent) => {
    if (isStopped) return
    void deliver({ type: 'event', ...published })
    onLive?.(published.event)
  }

  /** @returns True when there may be more. */
  const readPage = async (): Promise<boolean> => {
    wasNotified = false
    const published = newestPublished
    const answer = await readUserEvents(storage.read, reader, last, PAGE_SIZE)
    await storage.settled()
    if (isStopped) return false
    last = answer.seq
    if (answer.reset) {
      await deliver({ type: 'reset', seq: last })
      return false
    }
    const sent = answer.events.map(numbered => deliver({ type: 'event', ...numbered }))
    await sent.at(-1)
    // An event may be published before this database connection sees it: the next one triggers a read. One that
    // was published meanwhile is read now.
    if (!answer.events.length && newestPublished === published) newestPublished = last
    return answer.events.length > 0 || newestPublished > last || wasNotified
  }

  const catchUp = async (): Promise<void> => {
    isReading = true
    while (!isStopped && (await readPage())) continue
    isReading = false
    for (const event of unlogged.splice(0)) deliverLive(event)
  }

  const onNotice = () => {
    wasNotified = true
    if (!isReading) catchUp().catch(fail)
  }

  const begin = async () => {
    const seq = await readSeq(storage.read, reader)
    const { reset } = await readUserEvents(storage.read, reader, last, 1)
    await storage.settled()
    if (isStopped) return
    if (reset) last = seq
    await deliver(
      reset
        ? { type: 'reset', seq }
        : { type: 'ready', seq, settingsVersion: settingsVersion(reader) }
    )
    await catchUp()
    if (!reset && !isStopped) onCaughtUp?.()
  }

  const unsubscribe = bus.subscribe(userTopic(reader.userId), payload => {
    // The topic of a user carries nothing else.
    const published = payload as NumberedEvent | typeof NOTICE
    if (!published) return onNotice()
    const seq = published.seq
    if (seq === undefined) return isReading ? void unlogged.push(published) : deliverLive(published)
    newestPublished = Math.max(newestPublished, seq)
    if (isReading || seq <= last) return
    if (seq > last + 1) return void catchUp().catch(fail)
    last = seq
    deliverLive(published)
  })

  function stop() {
    if (isStopped) return
    isStopped = true
    unsubscribe()
  }

  begin().catch(fail)
  return stop
}
