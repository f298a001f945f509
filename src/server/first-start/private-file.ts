import { readFile, rename, writeFile } from 'node:fs/promises'
import { fileUnusable, systemErrorCode } from '../setup'

const OWNER_ONLY = 0o600

/**
 * Reads a file that {@link writePrivate} wrote; undefined when there is no such file.
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

/** Writes a value as JSON, atomically, to a file that only its owner may read. */
export const writePrivate = async (file: string, value: object): Promise<void> => {
  const draft = `${file}.new`
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: OWNER_ONLY })
  await rename(draft, file)
}
