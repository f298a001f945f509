import { spawnSync } from 'node:child_process'
import { constants } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

const MOUNT = 'mount -t tmpfs -o size="$1"k pipit "$2" && shift 2 && exec "$@"'
const CHUNK_BYTES = 4_096

/** A folder on a disk of its own. */
export interface SmallDisk {
  /** Path below the data folder; empty for all of it. */
  folder: string
  kb: number
}

/** Reason why this machine cannot mount a disk; undefined where it can. */
export const findMountProblem = (): string | undefined => {
  const { status, error, stderr } = spawnSync('unshare', [
    '-rm',
    'sh',
    '-c',
    MOUNT,
    'sh',
    '64',
    '/mnt',
    'true'
  ])
  return status === 0 ? undefined : `a disk of its own needs unshare and mount: ${error ?? stderr}`
}

/**
 * Command that runs another with the disk mounted. It keeps its process id, and the disk is
 * unmounted when it exits.
 */
export const onSmallDisk = async (
  { folder, kb }: SmallDisk,
  dataDir: string,
  command: string[]
): Promise<string[]> => {
  const place = join(dataDir, folder)
  await mkdir(place, { recursive: true })
  return ['unshare', '-rm', 'sh', '-c', MOUNT, 'sh', String(kb), place, ...command]
}

/** Path at which other processes find a path of this process. */
export const seenBy = (pid: number | undefined, path: string): string => `/proc/${pid}/root${path}`

/**
 * Fills a disk to its last block.
 *
 * @param folder On it.
 * @param leftBytes That stay free.
 * @returns Frees it again.
 */
export const fillDisk = async (folder: string, leftBytes = 0): Promise<() => Promise<void>> => {
  const [filler, reserve] = [join(folder, 'filler'), join(folder, 'reserve')]
  const write = async (path: string, bytes: number) => {
    const file = await open(path, constants.O_CREAT | constants.O_WRONLY)
    try {
      for (let done = 0; done < bytes; done += CHUNK_BYTES)
        await file.appendFile(Buffer.alloc(CHUNK_BYTES))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    } finally {
      await file.close()
    }
  }
  await write(reserve, leftBytes)
  await write(filler, Infinity)
  await rm(reserve)
  return () => rm(filler)
}
