import { setMaxListeners } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { type DueRow, type DueTable, findNextDue, listDue } from '../domain/records'
import type { AppContext } from '../domain/transaction'
import type { Lead } from '../storage'

/** Pieces of work that may be under way at a time, for one outside service. */
const LANE_MAX = 4
/** Longest time without a look, which finds work that a lost notice or a change of the clock hid. */
const LOOK_EVERY_MS = 60_000
const RECOVER_MS = 2_000
/** Milliseconds that running work gets to finish when the job is stopped. */
const GRACE_MS = 3_000

/** Work that waits in the database until it is due. */
export interface DueWork {
  domain: AppContext
  log: FastifyBaseLogger
  /** Topic on which new work is announced. */
  topic: string
  /** Table in which it waits. */
  table: DueTable
  /** Number of outside services: while some hang, the others get theirs. @default 1 */
  laneCount?: number
  /** Does one piece. The signal aborts a while after the job is stopped, or when the lead is lost. */
  run(id: string, signal: AbortSignal): Promise<void>
  /** Takes up what an earlier process left; runs once, when the database answers. */
  recover?(): Promise<void>
  /** Names of the log events for failures. */
  failures: { notClaimed: string; notRead: string }
  /** Lead of this process among those that share the database. @default there are no others */
  lead?: Lead | undefined
}

/**
 * Does work when it is due: what is left from before, and new work when its time has come.
 *
 * @returns A function that stops the job, and resolves when nothing is under way.
 */
export const startDueWork = ({
  domain,
  log,
  topic,
  table,
  laneCount = 1,
  run,
  recover,
  failures,
  lead
}: DueWork): (() => Promise<void>) => {
  const runningMax = LANE_MAX * laneCount
  const stopping = new AbortController()
  // Every piece of work adds a listener, so many are no leak.
  setMaxListeners(0, stopping.signal)
  lead?.lost.addEventListener('abort', () => stopping.abort())
  const running = new Map<string, { lane: string | null; done: Promise<void> }>()
  let looking: Promise<void> | undefined
  let isLookWanted = false
  let isStopped = false
  let hasRecovered = false
  let timer: NodeJS.Timeout | undefined

  const lookAfter = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(look, ms)
  }

  const isFull = (lane: string | null): boolean => {
    if (running.size >= runningMax) return true
    const beside = [...running.values()].filter(each => lane !== null && each.lane === lane)
    return beside.length >= LANE_MAX
  }

  const start = ({ id, lane = null }: DueRow) => {
    const done = run(id, stopping.signal)
      .catch(err => log.error({ event: failures.notClaimed, work: id, err }, 'will try again'))
      .finally(() => {
        running.delete(id)
        look()
      })
    running.set(id, { lane, done })
  }

  const startDue = async () => {
    if (!hasRecovered) await recover?.()
    hasRecovered = true
    const now = domain.clock()
    const { read } = domain.storage
    const lanes = new Set([...running.values()].flatMap(({ lane }) => lane ?? []))
    const busy = [...lanes].filter(isFull)
    // Includes running work.
    const due = await listDue(read, table, { now, busy, limit: runningMax * 2 })
    if (isStopped || stopping.signal.aborted) return
    if (lead && !lead.isSure()) return lookAfter(RECOVER_MS)
    for (const row of due.filter(({ id }) => !running.has(id))) {
      if (!isFull(row.lane ?? null)) start(row)
      // Behind those of a service that takes no more may be some of another one.
      else if (running.size < runningMax) isLookWanted = true
    }
    const next = await findNextDue(read, table, now)
    lookAfter(Math.min(LOOK_EVERY_MS, next === undefined ? LOOK_EVERY_MS : next - now))
  }

  const startWhileWanted = async () => {
    while (isLookWanted && !isStopped) {
      isLookWanted = false
      await startDue()
    }
  }

  function look() {
    isLookWanted = true
    looking ??= startWhileWanted()
      .catch(err => {
        log.error({ event: failures.notRead, err }, 'will try again')
        lookAfter(RECOVER_MS)
      })
      .finally(() => {
        looking = undefined
        if (isLookWanted && !isStopped) look()
      })
  }

  const unsubscribe = domain.bus.subscribe(topic, look)
  look()

  return async () => {
    isStopped = true
    unsubscribe()
    clearTimeout(timer)
    await looking
    const cut = setTimeout(() => stopping.abort(), GRACE_MS)
    await Promise.all([...running.values()].map(({ done }) => done))
    clearTimeout(cut)
  }
}
