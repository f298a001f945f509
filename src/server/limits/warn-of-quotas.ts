import type { FastifyBaseLogger } from 'fastify'
import { createThrottle } from '../auth'
import { QUOTAS, type RateName } from './rates'

/** Warnings of one quota: one a minute. */
const WARNINGS = { burst: 1, refillMs: 60_000 }

/** Makes the function that warns the operator in the log when a quota is used up. */
export const createQuotaWarning = (
  log: FastifyBaseLogger,
  clock: () => number
): ((name: RateName, key: string) => void) => {
  const warnings = createThrottle({ ...WARNINGS, clock })
  return (name, key) => {
    if (!QUOTAS.has(name) || warnings.consume(name)) return
    const setting = `PIPIT_RATE_${name.toUpperCase()}`
    log.warn(
      { event: 'limits.quota', setting, key },
      `Visitors are refused: ${setting} is used up.`
    )
  }
}
