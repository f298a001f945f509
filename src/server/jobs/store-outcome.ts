import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { AppContext, Tx } from '../domain/transaction'

/** Pause before the database is asked again after a failure. */
const RECOVER_MS = 2_000

interface StoreOptions {
  domain: AppContext
  log: FastifyBaseLogger
  /** Ends the tries. */
  signal: AbortSignal
  /** Logged at each failure: `event` names it. */
  facts: { event: string } & Record<string, unknown>
}

/** Stores an outcome, and tries until the database takes it. */
export const storeOutcome = async (
  store: (tx: Tx) => Promise<void>,
  { domain, log, signal, facts }: StoreOptions
): Promise<void> => {
  for (;;) {
    try {
      return await domain.write(store)
    } catch (err) {
      log.error({ ...facts, err }, 'will try again')
      if (signal.aborted) return
      await pause(RECOVER_MS, undefined, { signal }).catch(() => {})
    }
  }
}
