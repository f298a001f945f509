import { access } from 'node:fs/promises'
import { moveDatabase, type Moved } from './move'
import type { Settings } from './settings'
import { databaseMissing, databaseName, databaseUnusable } from './setup'
import { openStorage } from './storage'

const open = (databaseFile: string, postgresUrl?: string) =>
  openStorage({ file: databaseFile, postgresUrl, isExclusive: true }).catch(cause => {
    throw databaseUnusable(databaseName({ databaseFile, postgresUrl }), cause)
  })

/**
 * Moves the database of a data folder, on SQLite, to one on PostgreSQL. A file of an earlier version is
 * migrated first.
 *
 * @param onTable Told the name of each table before it is moved.
 * @throws {StartError} When one of them cannot be used, or a server has the file open.
 * @throws {MoveError} When the target is not empty, or both differ in the end.
 */
export const moveTo = async (
  { databaseFile }: Pick<Settings, 'databaseFile'>,
  postgresUrl: string,
  onTable: (name: string) => void
): Promise<Moved> => {
  await access(databaseFile).catch(cause => {
    throw databaseMissing(databaseFile, cause)
  })
  const source = await open(databaseFile)
  try {
    const target = await open(databaseFile, postgresUrl)
    try {
      return await moveDatabase(source, target, onTable)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}
