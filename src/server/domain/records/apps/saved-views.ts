import { ChatError, SAVED_VIEWS_MAX } from '../../../../protocol'
import type { Db, Row } from '../../../storage'
import type { Tx } from '../../transaction'

/** Member of the team whose views they are, and app of whose inbox. */
export interface ViewsOwner {
  memberId: string
  appId: string
}

/** Conversations that a view of the inbox shows. It may name a tag, a member, a group or a channel that is gone. */
export interface ViewFilter {
  /** Name of the built-in view that it narrows. */
  view: string
  unread?: boolean | undefined
  tag?: string | undefined
  assigneeId?: string | undefined
  assignedGroupId?: string | undefined
  channel?: string | undefined
  sort?: string | undefined
}

const viewsOf = (db: Db, { memberId, appId }: ViewsOwner) =>
  db.selectFrom('savedViews').where('memberId', '=', memberId).where('appId', '=', appId)

/** Lists the views of a member in the order they were made. */
export const listSavedViews = (db: Db, owner: ViewsOwner): Promise<Row<'savedViews'>[]> =>
  viewsOf(db, owner).selectAll().orderBy('createdAt').orderBy('id').execute()

/**
 * Saves a view, in place of the one with its id.
 *
 * @throws {ChatError} `invalid-request` when the member has 50 in this app.
 * @throws For a name that another one has; `isDuplicate` tells.
 */
export const saveView = async (
  { db, now }: Tx,
  owner: ViewsOwner,
  { id, name, filter }: { id: string; name: string; filter: ViewFilter }
): Promise<Row<'savedViews'>> => {
  const { others } = await viewsOf(db, owner)
    .select(eb => eb.fn.countAll<number>().as('others'))
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
  if (others >= SAVED_VIEWS_MAX) {
    throw new ChatError(
      'invalid-request',
      `You can have at most ${SAVED_VIEWS_MAX} views of your own here. Remove one that you no longer use.`
    )
  }
  const fields = {
    name: name.trim(),
    nameKey: name.trim().normalize('NFC').toLowerCase(),
    filterJson: JSON.stringify(filter)
  }
  return db
    .insertInto('savedViews')
    .values({ ...owner, id, ...fields, createdAt: now })
    .onConflict(conflict => conflict.columns(['memberId', 'appId', 'id']).doUpdateSet(fields))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes a view. Answers whether it was there. */
export const removeView = async (
  { db }: Tx,
  { memberId, appId }: ViewsOwner,
  id: string
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('savedViews')
    .where('memberId', '=', memberId)
    .where('appId', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0
}
