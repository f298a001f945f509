import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileUnusable, systemErrorCode } from '../setup'

const OWNER_ONLY = 0o600

/**
 * Reads a file that {@link createPrivate} wrote; undefined when there is no such file.
 *
 * @throws {StartError} For a file that cannot be read, or is not JSON.
 */
export const readPrivate = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    if (systemErrorCode(cause) === 'ENOENT') return undefined
    throw fileUnusable(file, cause)
  }
}

/** Gives a draft its name, unless there is such a file. */
const nameDraft = async (draft: string, file: string): Promise<void> => {
  try {
    await link(draft, file)
  } catch (cause) {
    // Some file systems of a network have no links.
    if (systemErrorCode(cause) !== 'EEXIST') return rename(draft, file)
  }
  await rm(draft)
}

/**
 * Writes a value as JSON, atomically, to a new file that only its owner may read.
 *
 * @returns The value in the file: that of another process, where it was first.
 */
export const createPrivate = async <T extends object>(file: string, value: T): Promise<T> => {
  const draft = `${file}.${randomUUID()}.new`
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: OWNER_ONLY })
  await nameDraft(draft, file)
  return (await readPrivate<T>(file)) ?? value
}
