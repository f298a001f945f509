import type { Db, Row } from '../../../storage'
import type { Tx } from '../../transaction'

/** Finds up to which mail a mailbox was read; undefined: it is new. */
export const findMailbox = (db: Db, id: string): Promise<Row<'mailboxes'> | undefined> =>
  db.selectFrom('mailboxes').selectAll().where('id', '=', id).executeTakeFirst()

/** Stores up to which mail a mailbox was read. */
export const saveMailbox = async (
  { db }: Pick<Tx, 'db'>,
  { id, ...state }: Row<'mailboxes'>
): Promise<void> => {
  await db
    .insertInto('mailboxes')
    .values({ id, ...state })
    .onConflict(known => known.column('id').doUpdateSet(state))
    .execute()
}
