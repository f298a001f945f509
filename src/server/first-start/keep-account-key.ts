import { join } from 'node:path'
import type { Domain } from '../domain/domain'
import { newAccountKey, saveAccountKey } from '../domain/apps/keys'
import type { Settings } from '../settings'
import { readPrivate, writePrivate } from './private-file'

/**
 * Makes the account-scope REST key of this installation the valid one: that of the settings, or the
 * one in the data folder, made on the first start.
 *
 * @returns The file that holds it; undefined when it came with the settings.
 */
export const keepAccountKey = async (
  domain: Domain,
  { accountKey, dataDir }: Settings
): Promise<string | undefined> => {
  if (accountKey) {
    await domain.write(tx => saveAccountKey(tx, accountKey))
    return undefined
  }
  const file = join(dataDir, 'account-key.json')
  const kept = await readPrivate<ReturnType<typeof newAccountKey>>(file)
  const key = kept ?? newAccountKey(domain.clock())
  if (!kept) await writePrivate(file, key)
  await domain.write(tx => saveAccountKey(tx, key))
  return file
}
