import { join } from 'node:path'
import { BOX_KEY_BYTES, newBoxKey } from '../auth'
import type { Settings } from '../settings'
import { fileUnusable } from '../start-error'
import { readPrivate, writePrivate } from './private-file'

/**
 * Makes the key under which secrets of outside services are sealed, on the first start, and remembers
 * it from then on. A backup without its file gives none of them away, and loses them.
 *
 * @throws {StartError} For a file that holds no key.
 */
export const keepBoxKey = async ({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Buffer> => {
  const file = join(dataDir, 'secrets-key.json')
  const kept = await readPrivate<{ key?: string }>(file)
  if (kept) {
    const key = Buffer.from(String(kept.key), 'base64url')
    if (key.length === BOX_KEY_BYTES) return key
    throw fileUnusable(file, new Error(`it holds no key of ${BOX_KEY_BYTES} bytes`))
  }
  const key = newBoxKey()
  await writePrivate(file, { key: key.toString('base64url') })
  return key
}
