import type { FastifyBaseLogger } from 'fastify'
import { ChatError } from '../protocol'
import type { Settings } from './settings'
import { databaseName, databaseUnusable } from './setup'
import { hasMissedTurn, type Storage } from './storage'

/** Time in which the writes of a start try again to get their turn. */
const TRY_MAX_MS = 60_000

/**
 * Gives the storage of a start: a write that others kept from its turn waits for the next one, since the process would
 * end without it.
 *
 * @returns Storage whose `write` throws a `StartError` when the database cannot be written.
 */
export const waitForTurn = (
  storage: Storage,
  settings: Pick<Settings, 'databaseFile' | 'postgresUrl'>,
  log: FastifyBaseLogger
): Storage => {
  const end = performance.now() + TRY_MAX_MS
  const refuse = (cause: unknown) => databaseUnusable(databaseName(settings), cause)

  return {
    ...storage,
    async write(fn) {
      for (;;) {
        try {
          return await storage.write(fn)
        } catch (error) {
          if (!(error instanceof ChatError) || error.code !== 'unavailable') throw error
          const { cause } = error
          if (!hasMissedTurn(cause)) throw refuse(cause)
          if (performance.now() > end) {
            throw refuse(new Error(`no turn to write within ${TRY_MAX_MS / 1000} s`, { cause }))
          }
          log.warn({ event: 'server.waiting', err: cause }, 'others write; will try again')
        }
      }
    }
  }
}
