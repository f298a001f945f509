import { expect } from 'vitest'
import { shuffle } from '../../unit/fakes/random'
import type { Calls } from './calls'

const KILLS = 10
const DATABASE_RESTARTS = 2
/** Messages that are acknowledged between one fault and the next, at least and at most. */
const BETWEEN_MIN = 60
const BETWEEN_MAX = 300
/** Time in which all is back on a machine that does much else; the times themselves are compared later. */
const BACK_MAX_MS = 60_000

/** Times from a fault on, in ms. */
export interface Recovery {
  victim: string
  /** Until the killed process, or the database, takes connections. */
  readyMs: number
  /** Until every killed process, or all after a restart of the database, acknowledged a message sent later. */
  backMs: number
  /** Until every other process did; 0 where there is none. */
  othersBackMs: number
}

/** Makes all faults in a random order, each once all have recovered from the one before and many have written. */
export const makeFaults = async (calls: Calls, random: () => number): Promise<Recovery[]> => {
  const { world, acknowledged, backAt } = calls
  const processes = [...world.servers.keys()]

  /** Waits until each of some processes has acknowledged a message that was sent later than the fault. */
  const waitFor = async (indexes: number[], faultAt: number): Promise<number> => {
    const times = () => indexes.map(index => backAt(index, faultAt))
    await expect.poll(times, { timeout: BACK_MAX_MS }).not.toContain(undefined)
    return Math.max(0, ...times().map(at => (at ?? Infinity) - faultAt))
  }

  const wait = async () => {
    const count = BETWEEN_MIN + random() * (BETWEEN_MAX - BETWEEN_MIN)
    const enough = acknowledged.length + count
    await expect
      .poll(() => acknowledged.length, { timeout: BACK_MAX_MS })
      .toBeGreaterThanOrEqual(enough)
  }

  const recover = async (
    victim: string,
    { restart, killed, others }: { restart(): Promise<void>; killed: number[]; others: number[] }
  ): Promise<Recovery> => {
    const faultAt = performance.now()
    const ready = restart().then(() => performance.now() - faultAt)
    const [readyMs, backMs, othersBackMs] = await Promise.all([
      ready,
      waitFor(killed, faultAt),
      waitFor(others, faultAt)
    ])
    return { victim, readyMs, backMs, othersBackMs }
  }

  const killProcess = () => {
    const index = Math.floor(random() * processes.length)
    return recover(`process ${index}`, {
      restart: () => world.restart(index),
      killed: [index],
      others: processes.filter(each => each !== index)
    })
  }

  const restartDatabase = () =>
    recover('database', { restart: world.restartDatabase, killed: processes, others: [] })

  const faults = shuffle(
    [
      ...Array.from({ length: KILLS }, () => killProcess),
      ...Array.from({ length: DATABASE_RESTARTS }, () => restartDatabase)
    ],
    random
  )
  const recoveries: Recovery[] = []
  for (const make of faults) {
    await wait()
    recoveries.push(await make())
  }
  return recoveries
}
