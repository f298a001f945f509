import { setTimeout as pause } from 'node:timers/promises'
import { checkStorage } from '../domain/check-storage'
import type { Services } from './services'

const ANSWERS_WITHIN_MS = 3_000
/** Anyone may ask, and each look writes to the disk: who comes sooner gets the same answer. */
const HOLDS_MS = 1_000

type Looks = Pick<Services, 'domain' | 'files' | 'log'>

const inTime = async (look: () => Promise<void>): Promise<void> => {
  const ended = new AbortController()
  const late = pause(ANSWERS_WITHIN_MS, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`no answer within ${ANSWERS_WITHIN_MS} ms`)
  })
  await Promise.race([look(), late]).finally(() => ended.abort())
}

/** Makes what finds the reasons for which the server cannot serve now; none: it can. */
export const watchReadiness = ({ domain, files, log }: Looks): (() => Promise<string[]>) => {
  const looks: [reason: string, look: () => Promise<void>][] = [
    ['the database cannot be read and written', () => checkStorage(domain)],
    ['files cannot be kept', () => files.check()]
  ]

  const findReasons = async (): Promise<string[]> => {
    const found = await Promise.all(
      looks.map(async ([reason, look]) => {
        try {
          await inTime(look)
          return []
        } catch (err) {
          // What lay behind it may name folders and hosts: it is for the log only.
          log.error({ event: 'readiness.failed', err }, reason)
          return [reason]
        }
      })
    )
    return found.flat()
  }

  let latest: { reasons: Promise<string[]>; at: number } | undefined
  return async () => {
    const now = domain.clock()
    if (!latest || Math.abs(now - latest.at) >= HOLDS_MS) {
      latest = { reasons: findReasons(), at: now }
    }
    return latest.reasons
  }
}
