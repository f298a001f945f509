import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BOX_KEY_BYTES, newBoxKey } from '../auth'
import type { Settings } from '../settings'
import { fileUnusable } from '../setup'
import { createPrivate, readPrivate } from './private-file'

type KeyPlace = Pick<Settings, 'dataDir' | 'secretsKey'>

const fileIn = ({ dataDir }: KeyPlace): string => join(dataDir, 'secrets-key.json')

/**
 * Reads the key in the data folder, by which secrets were sealed if none was given in the settings.
 *
 * @throws {StartError} For a file without a valid key.
 */
export const readStoredSecretsKey = async (settings: KeyPlace): Promise<Buffer | undefined> => {
  const file = fileIn(settings)
  const stored = await readPrivate<{ key?: string }>(file)
  if (!stored) return undefined
  const key = Buffer.from(String(stored.key), 'base64url')
  if (key.length === BOX_KEY_BYTES) return key
  throw fileUnusable(file, new Error(`it holds no key of ${BOX_KEY_BYTES} bytes`))
}

/** Removes the key in the data folder, when nothing is sealed by it any more. */
export const removeStoredSecretsKey = (settings: KeyPlace): Promise<void> =>
  rm(fileIn(settings), { force: true })

/**
 * Returns the key that encrypts the secrets in the database: the one in the settings, or the one in the
 * data folder, which the first start creates. Without it, a backup of the database does not reveal the
 * secrets, and cannot restore them.
 *
 * @throws {StartError} For a file without a valid key.
 */
export const ensureSecretsKey = async (settings: KeyPlace): Promise<Buffer> => {
  const known = settings.secretsKey ?? (await readStoredSecretsKey(settings))
  if (known) return known
  const { key } = await createPrivate(fileIn(settings), { key: newBoxKey().toString('base64url') })
  return Buffer.from(key, 'base64url')
}
