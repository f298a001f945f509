import { createSecretBox, isSealed, openSecret, type SecretBox, sealSecret } from '../auth'
import type { AppContext, Tx } from '../domain/transaction'
import type { Settings } from '../settings'
import { secretsUnreadable } from '../setup'
import { readStoredSecretsKey, removeStoredSecretsKey } from './ensure-secrets-key'

/** Opens something with the first box that can. Returns undefined where it needs no new seal. */
const reopened = <Opened>(
  boxes: SecretBox[],
  owner: string,
  open: (box: SecretBox) => Opened
): Opened | undefined => {
  for (const [index, box] of boxes.entries()) {
    try {
      const opened = open(box)
      return index ? opened : undefined
    } catch {
      // Another box may open it.
    }
  }
  throw secretsUnreadable(owner)
}

const sealTable = async (
  tx: Tx,
  table: 'keys' | 'webhooks' | 'secondFactors',
  boxes: SecretBox[]
): Promise<number> => {
  let sealed = 0
  for (const { id, secret } of await tx.db.selectFrom(table).select(['id', 'secret']).execute()) {
    const clear = isSealed(secret)
      ? reopened(boxes, id, box => openSecret(box, secret, id))
      : secret
    if (clear === undefined) continue
    sealed++
    const changed = { secret: sealSecret(tx.secretBox, clear, id) }
    await tx.db.updateTable(table).set(changed).where('id', '=', id).execute()
  }
  return sealed
}

const sealChannels = async (tx: Tx, boxes: SecretBox[]): Promise<number> => {
  let resealed = 0
  const channels = tx.db.selectFrom('integrations').select(['id', 'secretsSealed'])
  for (const { id, secretsSealed } of await channels.execute()) {
    if (secretsSealed === null) continue
    const secrets = reopened(boxes, id, box => box.open(secretsSealed, id))
    if (secrets === undefined) continue
    resealed++
    const changed = { secretsSealed: tx.secretBox.seal(secrets, id) }
    await tx.db.updateTable('integrations').set(changed).where('id', '=', id).execute()
  }
  return resealed
}

/**
 * Seals the secrets that an earlier version left in clear, and seals anew what was sealed with the key in
 * the data folder when the settings give another, whose file is then removed. All or nothing: after a
 * kill the next start does it again.
 *
 * @throws {StartError} For secrets that no known key opens.
 */
export const sealSecrets = async (domain: AppContext, settings: Settings): Promise<void> => {
  const { secretsKey } = settings
  const stored = secretsKey && (await readStoredSecretsKey(settings))
  const boxes = [domain.secretBox, ...(stored ? [createSecretBox(stored)] : [])]
  const changed = await domain.write(
    async tx =>
      (await sealTable(tx, 'keys', boxes)) +
      (await sealTable(tx, 'webhooks', boxes)) +
      (await sealTable(tx, 'secondFactors', boxes)) +
      (await sealChannels(tx, boxes))
  )
  if (changed) await domain.storage.clearLog()
  if (stored) await removeStoredSecretsKey(settings)
}
