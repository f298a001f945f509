import type { FastifyBaseLogger } from 'fastify'
import { findFile } from '../domain/records'
import type { AppContext } from '../domain/transaction'
import type { FileStore } from '../files'
import { startRecurringJob } from './recurring-job'

const SWEEP_EVERY_MS = 3_600_000
/** Longer than any upload takes until its file has a row in the database. */
const UPLOAD_MAX_MS = 3_600_000

/** Removes files without a row: half-written ones, and those whose conversation or app was deleted. */
export const removeOrphans = async (
  { storage, clock }: Pick<AppContext, 'storage' | 'clock'>,
  files: FileStore
): Promise<void> => {
  for await (const id of files.listOlderThan(clock() - UPLOAD_MAX_MS)) {
    if (!(await findFile(storage.read, id))) await files.remove(id)
  }
}

/**
 * Removes files without a row, now and every hour.
 *
 * @returns A function that stops the job.
 */
export const startRemovingOrphans = (
  domain: AppContext,
  files: FileStore,
  log: FastifyBaseLogger
): (() => void) =>
  startRecurringJob(() => removeOrphans(domain, files), {
    everyMs: SWEEP_EVERY_MS,
    log,
    failure: 'sweep.failed'
  })
