import { join } from 'node:path'
import { newBoxKey } from '../auth'
import type { Settings } from '../settings'
import { readPrivate, writePrivate } from './private-file'

/**
 * Makes the key under which secrets of outside services are sealed, on the first start, and remembers
 * it from then on. A backup without its file gives none of them away, and loses them.
 */
export const keepBoxKey = async ({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Buffer> => {
  const file = join(dataDir, 'secrets-key.json')
  const kept = await readPrivate<{ key: string }>(file)
  if (kept) return Buffer.from(kept.key, 'base64url')
  const key = newBoxKey()
  await writePrivate(file, { key: key.toString('base64url') })
  return key
}
