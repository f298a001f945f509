import { ChatError, KEYS_MAX } from '../../../protocol'
import { type KeyScope, newSecret } from '../../auth'
import type { Db, Row } from '../../storage'
import type { Tx } from '../domain'
import { newId } from '../ids'
import { type Page, type PageRequest, readPageById } from '../pages'
import { endSessions } from '../sessions/sessions'

const PREFIX: Record<KeyScope, string> = { account: 'act_', app: 'app_', integration: 'int_' }

/** Whose keys: an app's own, or those of one of its integrations. */
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

/** Finds a key of any scope by its id, with its secret. */
export const findKey = (db: Db, id: string): Promise<Row<'keys'> | undefined> =>
  db.selectFrom('keys').selectAll().where('id', '=', id).executeTakeFirst()

/** Finds a key of one owner. */
export const findOwnedKey = (
  db: Db,
  owner: KeyOwner,
  id: string
): Promise<Row<'keys'> | undefined> =>
  keysOf(db, owner).selectAll().where('id', '=', id).executeTakeFirst()

/** Lists the keys of one owner, in the order they were made. */
export const listKeys = (db: Db, owner: KeyOwner, page: PageRequest): Promise<Page<Row<'keys'>>> =>
  readPageById(keysOf(db, owner).selectAll(), 'keys.id', page)

/**
 * Makes a key with a new secret.
 *
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
  return tx.db
    .insertInto('keys')
    .values({
      id: PREFIX[scope] + newId(tx.now),
      scope,
      appId,
      integrationId,
      displayName,
      secret: newSecret(),
      createdAt: tx.now
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes a key; what it signed is refused from then on. Answers whether it was there. */
export const deleteKey = async (tx: Tx, owner: KeyOwner, id: string): Promise<boolean> => {
  if (!(await findOwnedKey(tx.db, owner, id))) return false
  await endSessions(tx, 'keyId', id)
  await tx.db.deleteFrom('keys').where('id', '=', id).execute()
  tx.accessChanged(owner.appId)
  return true
}

/** Makes an id and a secret for an account key, for whoever keeps it. */
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
      secret,
      createdAt: tx.now
    })
    .execute()
}
