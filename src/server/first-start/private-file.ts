import { readFile, rename, writeFile } from 'node:fs/promises'
import { fileUnusable } from '../start-error'

const OWNER_ONLY = 0o600

/**
 * Reads what {@link writePrivate} wrote; undefined when there is no such file.
 *
 * @throws {StartError} For a file that cannot be read, or holds no JSON.
 */
export const readPrivate = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw fileUnusable(file, cause)
  }
}

/** Writes a value as JSON that only its owner may read; the file is there as a whole, or not at all. */
export const writePrivate = async (file: string, value: object): Promise<void> => {
  const draft = `${file}.new`
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: OWNER_ONLY })
  await rename(draft, file)
}
