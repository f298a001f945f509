import { sql } from 'kysely'
import type { Db, OpenDatabase } from '../database'
import { migrate } from '../migrate'
import { begin } from './begin'
import { connectReader, connectWriter } from './connect'
import { clearLog, eraseFreePages } from './free-pages'
import { lockFile } from './lock-file'
import { type Log, openLog } from './log'
import { noticeRestore } from './restored'
import { createSnapshots } from './snapshots'

export { connectWriter }
export { MARK_COPY } from './restored'

const openWriter = async (file: string, now: number): Promise<{ writer: Db; log: Log }> => {
  const writer = connectWriter(file)
  await eraseFreePages(writer)
  await migrate(writer)
  await noticeRestore(writer, now)
  // From now on the group commit retries by itself, so that a locked database blocks no other request, and
  // flushes the log beside the event loop.
  await sql`pragma busy_timeout = 0`.execute(writer)
  await sql`pragma synchronous = normal`.execute(writer)
  return { writer, log: await openLog(file) }
}

/**
 * Opens a SQLite file and brings its tables up to date.
 *
 * @param file Made when it is not there. Its folder must exist.
 * @param isExclusive Refuses a file that another server has open.
 * @param clock Milliseconds since the epoch.
 * @throws {Error} When the file cannot be opened, read or written, or another process has locked it.
 */
export const openSqlite = async (
  file: string,
  isExclusive: boolean,
  clock: () => number
): Promise<OpenDatabase> => {
  const unlock = isExclusive ? lockFile(`${file}.lock`) : undefined
  const { writer, log } = await openWriter(file, clock()).catch(cause => {
    unlock?.()
    throw cause
  })
  const read = connectReader(file)
  const { snapshot, closeAll } = createSnapshots(file)

  return {
    writer,
    read,
    clock,
    async begin(db) {
      await log.recover(db)
      await begin(db)
    },
    showsUnflushed: true,
    flush: log.flush,
    snapshot,
    clearLog: () => clearLog(writer),
    // There is one process.
    lead: start => start({ lost: new AbortController().signal, isSure: () => true }),
    async close() {
      // The last one to close empties the log into the file, which a reader may not.
      await closeAll()
      await log.close()
      await read.destroy()
      await writer.destroy()
      unlock?.()
    }
  }
}
