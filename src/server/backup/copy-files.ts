import { copyFile, mkdir, open, opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { systemErrorCode } from '../setup'

const OWNER_ONLY = 0o700
/** Ending of files that are still being written. */
const UNFINISHED = /\.(part|new)$/

/** Number and size of the copied files. */
export interface Copied {
  files: number
  bytes: number
}

const syncFile = async (file: string): Promise<void> => {
  const handle = await open(file)
  await handle.sync().finally(() => handle.close())
}

/**
 * Copies the files of a folder, and syncs them to the disk. Files that are removed meanwhile are left
 * out.
 *
 * @param to A folder, created if needed.
 * @param leaveOut Tells which names are not copied.
 */
export const copyFiles = async (
  from: string,
  to: string,
  leaveOut: (name: string) => boolean = () => false
): Promise<Copied> => {
  const copied = { files: 0, bytes: 0 }
  await mkdir(to, { recursive: true, mode: OWNER_ONLY })
  for await (const entry of await opendir(from)) {
    const { name } = entry
    if (!entry.isFile() || UNFINISHED.test(name) || leaveOut(name)) continue
    const target = join(to, name)
    try {
      await copyFile(join(from, name), target)
    } catch (error) {
      if (systemErrorCode(error) === 'ENOENT') continue
      throw error
    }
    await syncFile(target)
    copied.files++
    copied.bytes += (await stat(target)).size
  }
  return copied
}
