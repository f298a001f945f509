import { ChatError, KEYS_MAX } from '../../../../protocol'
import { type KeyScope, newSecret, type SecretBox, sealSecret, withSecret } from '../../../auth'
import { type Db, prepared, type Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { endSessions } from '../sessions'
import { type Page, type PageRequest, readPageById } from '../shared'

/** Least time between two notes of when a key was used: not every call writes. */
const USE_STEP_MS = 5 * 60_000

const PREFIX: Record<KeyScope, string> = { account: 'act_', app: 'app_', integration: 'int_' }

/** Owner of keys: an app, or one of its integrations. */
export interface KeyOwner {
  appId: string
  /** @default null: the app's own keys */
  integrationId?: string | null
}

const keysOf = (db: Db, { appId, integrationId = null }: KeyOwner) =>
  db
    .selectFrom('keys')
    .where('appId', '=', appId)
    .where('integrationId', 'is not distinct from', integrationId)

const selectKey = prepared<{ id: string }, Row<'keys'>>((db, value) =>
  db.selectFrom('keys').selectAll().where('id', '=', value('id'))
)

/** Finds a key of any scope by its id, with its secret opened. */
export const findKey = async (
  db: Db,
  secretBox: SecretBox,
  id: string
): Promise<Row<'keys'> | undefined> => {
  const [key] = await selectKey(db, { id })
  return key && withSecret(secretBox, key)
}

/** Finds a key of one owner, with its secret sealed. */
export const findOwnedKey = (
  db: Db,
  owner: KeyOwner,
  id: string
): Promise<Row<'keys'> | undefined> =>
  keysOf(db, owner).selectAll().where('id', '=', id).executeTakeFirst()

/** Lists the keys of one owner, with their secrets sealed, in the order they were made. */
export const listKeys = (db: Db, owner: KeyOwner, page: PageRequest): Promise<Page<Row<'keys'>>> =>
  readPageById(db, keysOf(db, owner).selectAll(), 'keys.id', page)

/**
 * Makes a key with a new secret.
 *
 * @returns The key, with its secret in clear.
 * @throws {ChatError} `invalid-request` when the owner has ten.
 */
export const createKey = async (
  tx: Tx,
  { appId, integrationId = null }: KeyOwner,
  displayName: string
): Promise<Row<'keys'>> => {
  const { count } = await keysOf(tx.db, { appId, integrationId })
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= KEYS_MAX) {
    throw new ChatError(
      'invalid-request',
      `There can be at most ${KEYS_MAX} keys. Delete one that is no longer used.`
    )
  }
  const scope = integrationId === null ? 'app' : 'integration'
  const id = PREFIX[scope] + newId(tx.now)
  const secret = newSecret()
  const key = await tx.db
    .insertInto('keys')
    .values({
      id,
      scope,
      appId,
      integrationId,
      displayName,
      secret: sealSecret(tx.secretBox, secret, id),
      createdAt: tx.now
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...key, secret }
}

/** Tells whether a use of a key is to be noted. @param now Milliseconds since the epoch. */
export const isKeyUseNew = ({ lastUsedAt }: Row<'keys'>, now: number): boolean =>
  lastUsedAt === null || now - lastUsedAt >= USE_STEP_MS

/** Notes that a key is used now. */
export const setKeyUse = async ({ db, now }: Tx, id: string): Promise<void> => {
  await db.updateTable('keys').set({ lastUsedAt: now }).where('id', '=', id).execute()
}

/** Deletes a key; what it signed is refused from then on. Answers whether it was there. */
export const deleteKey = async (tx: Tx, owner: KeyOwner, id: string): Promise<boolean> => {
  if (!(await findOwnedKey(tx.db, owner, id))) return false
  await endSessions(tx, 'keyId', id)
  await tx.db.deleteFrom('keys').where('id', '=', id).execute()
  tx.invalidateAccess(owner.appId)
  return true
}

/** Creates the id and secret of an account key; the caller stores them. */
export const newAccountKey = (now: number): { id: string; secret: string } => ({
  id: PREFIX.account + newId(now),
  secret: newSecret()
})

/** Makes this the one key of account scope; an earlier one is refused from then on. */
export const saveAccountKey = async (
  tx: Tx,
  { id, secret }: { id: string; secret: string }
): Promise<void> => {
  await tx.db.deleteFrom('keys').where('scope', '=', 'account').execute()
  await tx.db
    .insertInto('keys')
    .values({
      id,
      scope: 'account',
      appId: null,
      integrationId: null,
      displayName: 'Account',
      secret: sealSecret(tx.secretBox, secret, id),
      createdAt: tx.now
    })
    .execute()
}
