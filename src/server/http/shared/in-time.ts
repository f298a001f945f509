import { setTimeout as pause } from 'node:timers/promises'

const ANSWERS_WITHIN_MS = 3_000

/** Waits for a check of a disk, a database or a service, for three seconds at most. @throws {Error} When it is late. */
export const inTime = async <Value>(check: () => Promise<Value>): Promise<Value> => {
  const ended = new AbortController()
  const late = pause(ANSWERS_WITHIN_MS, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`no answer within ${ANSWERS_WITHIN_MS} ms`)
  })
  return Promise.race([check(), late]).finally(() => ended.abort())
}
