import { join } from 'node:path'
import { keepAccountKey } from '../domain/flows'
import { newAccountKey } from '../domain/records'
import type { AppContext } from '../domain/transaction'
import type { Settings } from '../settings'
import { createPrivate, readPrivate } from './private-file'

/**
 * Stores the account-scope REST key of this installation: the one in the settings, or the one in the
 * data folder, which the first start creates.
 *
 * @returns The file with the key; undefined when it is in the settings.
 */
export const ensureAccountKey = async (
  domain: AppContext,
  { accountKey, dataDir }: Settings
): Promise<string | undefined> => {
  if (accountKey) {
    await domain.write(tx => keepAccountKey(tx, accountKey))
    return undefined
  }
  const file = join(dataDir, 'account-key.json')
  const stored = await readPrivate<ReturnType<typeof newAccountKey>>(file)
  const key = stored ?? (await createPrivate(file, newAccountKey(domain.clock())))
  await domain.write(tx => keepAccountKey(tx, key))
  return file
}
