import { findKey, saveAccountKey, storeAuditEntry } from '../../records'
import type { Tx } from '../../transaction'

const listIds = async ({ db }: Tx): Promise<string[]> => {
  const rows = await db.selectFrom('keys').select('id').where('scope', '=', 'account').execute()
  return rows.map(({ id }) => id)
}

/**
 * Makes this the one key of account scope, and records where it is another than before. Someone at the
 * machine of the server chose it.
 */
export const keepAccountKey = async (
  tx: Tx,
  key: { id: string; secret: string }
): Promise<void> => {
  const before = await findKey(tx.db, tx.secretBox, key.id)
  const isKnown = before?.scope === 'account' && before.secret === key.secret
  const goneIds = isKnown ? [] : await listIds(tx)
  await saveAccountKey(tx, key)
  if (isKnown) return
  const record = (action: 'created' | 'deleted', id: string) =>
    storeAuditEntry(tx, undefined, { kind: 'key', action, subject: { id, name: 'Account' } })
  for (const id of goneIds) await record('deleted', id)
  await record('created', key.id)
}
