import type { FastifyBaseLogger } from 'fastify'
import type { Domain } from '../domain/domain'
import { findFile } from '../domain/files'
import type { FileStore } from '../files'
import { repeat } from './repeat'

const SWEEP_EVERY_MS = 3_600_000
/** Longer than any upload takes until its file is noted. */
const UNDER_WAY_MAX_MS = 3_600_000

/** Removes what nothing is noted of: half-written files, and those whose conversation or app is gone. */
export const sweepFiles = async (
  { storage, clock }: Pick<Domain, 'storage' | 'clock'>,
  files: FileStore
): Promise<void> => {
  for await (const id of files.listOlderThan(clock() - UNDER_WAY_MAX_MS)) {
    if (!(await findFile(storage.read, id))) await files.remove(id)
  }
}

/**
 * Sweeps now and every hour.
 *
 * @returns What ends it.
 */
export const startSweeping = (
  domain: Domain,
  files: FileStore,
  log: FastifyBaseLogger
): (() => void) =>
  repeat(() => sweepFiles(domain, files), { everyMs: SWEEP_EVERY_MS, log, failure: 'sweep.failed' })
