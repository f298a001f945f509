import { passkeyCreation, type PasskeyRegistration, readRegistration } from '../../../auth'
import type { Row } from '../../../storage'
import {
  type Actor,
  deletePasskeys,
  endConsoleSessions,
  insertPasskey,
  listPasskeys,
  renamePasskey,
  spendChallenge,
  storeAuditEntry
} from '../../records'
import type { AppContext, Tx } from '../../transaction'
import { openChallenge, sealChallenge } from './passkey-challenge'

type User = Pick<Row<'consoleUsers'>, 'id' | 'email'>
type Passkey = Row<'passkeys'>

/** Passkeys of one console user at most. */
export const PASSKEYS_MAX = 20

const ownerOf = (id: string): string => `new passkey of ${id}`

const record = (
  tx: Tx,
  by: Actor,
  { id, email: name }: User,
  { before, after }: Record<'before' | 'after', string | null>
): Promise<void> => {
  const changed = after === null ? 'passkeyRemoved' : 'passkeyChanged'
  return storeAuditEntry(tx, by, {
    kind: 'member',
    action: before === null ? 'passkeyAdded' : changed,
    subject: { id, name },
    fields: [{ field: 'displayName', before, after }]
  })
}

/**
 * Begins to make a passkey for a console user.
 *
 * @param origin Of the page in which it is made.
 * @returns Undefined where they have as many as there can be.
 */
export const setUpPasskey = async (
  domain: AppContext,
  user: User & Pick<Row<'consoleUsers'>, 'displayName'>,
  origin: string
) => {
  const known = (await listPasskeys(domain.storage.read, user.id)).map(each => each.credentialId)
  if (known.length >= PASSKEYS_MAX) return undefined
  const { challenge, token } = sealChallenge(domain, ownerOf(user.id), origin)
  return { options: passkeyCreation(challenge, user, known), token }
}

/** A passkey that a browser has made. */
export interface NewPasskey {
  /** Given by {@link setUpPasskey}. */
  token: string
  displayName: string
  credential: PasskeyRegistration
}

/** Adds a passkey that a browser has made. @returns Why it is not added, where it is not. */
export const confirmPasskey = async (
  domain: AppContext,
  user: User,
  { token, displayName, credential }: NewPasskey
): Promise<Passkey | 'ended' | 'refused' | 'full' | 'known'> => {
  const challenge = openChallenge(domain, ownerOf(user.id), token)
  if (!challenge) return 'ended'
  const made = await readRegistration(credential, challenge)
  if (!made) return 'refused'
  return domain.write(async tx => {
    if (!(await spendChallenge(tx, challenge))) return 'ended'
    if ((await listPasskeys(tx.db, user.id)).length >= PASSKEYS_MAX) return 'full'
    const passkey = await insertPasskey(tx, {
      ...made,
      consoleUserId: user.id,
      transportsJson: JSON.stringify(credential.response.transports ?? []),
      displayName
    })
    if (!passkey) return 'known'
    await record(tx, { type: 'user', id: user.id }, user, { before: null, after: displayName })
    return passkey
  })
}

/** Renames a passkey of a console user. @returns Whether they have one of this id. */
export const changePasskey = (
  { write }: AppContext,
  user: User,
  { id, displayName }: Pick<Passkey, 'id' | 'displayName'>
): Promise<boolean> =>
  write(async tx => {
    const passkey = await renamePasskey(tx, { id, consoleUserId: user.id }, displayName)
    if (!passkey) return false
    const names = { before: passkey.displayName, after: displayName }
    if (names.before !== names.after) await record(tx, { type: 'user', id: user.id }, user, names)
    return true
  })

/**
 * Removes passkeys of a console user. Where someone else does it, their sessions end: the device may be in
 * other hands.
 *
 * @param id Of one. @default all
 * @returns Whether there were any.
 */
export const removePasskeys = (
  { write }: AppContext,
  user: User,
  { by, id }: { by: Actor; id?: string }
): Promise<boolean> =>
  write(async tx => {
    const one = id === undefined ? {} : { id }
    const removed = await deletePasskeys(tx, { consoleUserId: user.id, ...one })
    for (const { displayName } of removed)
      await record(tx, by, user, { before: displayName, after: null })
    if (removed.length > 0 && by.id !== user.id) await endConsoleSessions(tx, user.id)
    return removed.length > 0
  })
