import type { FastifyBaseLogger } from 'fastify'
import type { Domain } from '../domain/domain'
import { findFile } from '../domain/files'
import type { FileStore } from '../files'

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
): (() => void) => {
  const sweep = () =>
    sweepFiles(domain, files).catch(err =>
      log.warn({ event: 'sweep.failed', err }, 'will try again')
    )
  void sweep()
  const timer = setInterval(sweep, SWEEP_EVERY_MS)
  return () => clearInterval(timer)
}
