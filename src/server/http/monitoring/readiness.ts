import { checkStorage } from '../../domain/records'
import { inTime, type Services } from '../shared'

/** Lifetime of an answer: anyone may call, and each check writes to the disk. */
const CACHE_MS = 1_000

type CheckedServices = Pick<Services, 'domain' | 'files' | 'checkBroker' | 'log'>

/** Makes a function that returns the reasons for which the server cannot serve now; none: it can. */
export const createReadinessCheck = ({
  domain,
  files,
  checkBroker,
  log
}: CheckedServices): (() => Promise<string[]>) => {
  const checks: [reason: string, check: () => Promise<void>][] = [
    ['the database cannot be read and written', () => checkStorage(domain)],
    ['files cannot be kept', () => files.check()]
  ]
  if (checkBroker) checks.push(['the broker cannot be reached', checkBroker])

  const findReasons = async (): Promise<string[]> => {
    const found = await Promise.all(
      checks.map(async ([reason, check]) => {
        try {
          await inTime(check)
          return []
        } catch (err) {
          // The cause may name folders and hosts, so it goes to the log only.
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
    if (!latest || Math.abs(now - latest.at) >= CACHE_MS) {
      latest = { reasons: findReasons(), at: now }
    }
    return latest.reasons
  }
}
