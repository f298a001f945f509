import { copyFile, mkdir, open, opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const OWNER_ONLY = 0o700
/** What is being written has this ending until it is whole. */
const UNFINISHED = /\.(part|new)$/

/** How much was copied. */
export interface Copied {
  files: number
  bytes: number
}

const syncFile = async (file: string): Promise<void> => {
  const handle = await open(file)
  await handle.sync().finally(() => handle.close())
}

/**
 * Copies the files that lie in a folder, and reach the disk before this answers. What is removed
 * meanwhile is left out.
 *
 * @param to A folder; made if need be.
 * @param leaveOut Names that are not copied.
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
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
      throw error
    }
    await syncFile(target)
    copied.files++
    copied.bytes += (await stat(target)).size
  }
  return copied
}
