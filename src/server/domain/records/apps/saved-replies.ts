import {
  ChatError,
  findWrongPlaceholder,
  REPLY_PLACEHOLDERS,
  SAVED_REPLIES_MAX
} from '../../../../protocol'
import type { Db, Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { type Page, type PageRequest, readPageById } from '../shared'

/** Fields of a saved reply. */
export interface SavedReplyFields {
  /** Found by it; the names of an app differ by more than case and outer spaces. */
  name: string
  /** With `{{visitor.name}}` and `{{agent.name}}` for names. */
  text: string
}

interface SavedReplyRef {
  appId: string
  savedReplyId: string
}

const namesOf = (name: string) => ({
  name: name.trim(),
  nameKey: name.trim().normalize('NFC').toLowerCase()
})

const checkText = (text: string): void => {
  const wrong = findWrongPlaceholder(text)
  if (wrong === undefined) return
  const known = REPLY_PLACEHOLDERS.map(name => `{{${name}}}`).join(' and ')
  throw new ChatError(
    'invalid-request',
    `text: ${wrong} is no placeholder. There are ${known}, with words for an unknown name behind a bar: {{visitor.name|there}}.`
  )
}

const repliesOf = (db: Db, appId: string) =>
  db.selectFrom('savedReplies').where('appId', '=', appId)

/** Finds a saved reply of an app. */
export const findSavedReply = (
  db: Db,
  { appId, savedReplyId }: SavedReplyRef
): Promise<Row<'savedReplies'> | undefined> =>
  repliesOf(db, appId).selectAll().where('id', '=', savedReplyId).executeTakeFirst()

/** Lists the saved replies of an app, in the order they were made. */
export const listSavedReplies = (
  db: Db,
  appId: string,
  page: PageRequest
): Promise<Page<Row<'savedReplies'>>> =>
  readPageById(db, repliesOf(db, appId).selectAll(), 'savedReplies.id', page)

/**
 * Saves a reply.
 *
 * @throws {ChatError} `invalid-request` for an unknown placeholder, or when the app has 500.
 * @throws For a name that is taken; `isDuplicate` tells.
 */
export const createSavedReply = async (
  { db, now }: Tx,
  appId: string,
  { name, text }: SavedReplyFields
): Promise<Row<'savedReplies'>> => {
  checkText(text)
  const { count } = await repliesOf(db, appId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= SAVED_REPLIES_MAX) {
    throw new ChatError(
      'invalid-request',
      `An app can have at most ${SAVED_REPLIES_MAX} saved replies. Delete one that is no longer used.`
    )
  }
  return db
    .insertInto('savedReplies')
    .values({ id: newId(now), appId, ...namesOf(name), text, createdAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Changes the fields that are given.
 *
 * @returns Undefined when there is no such reply.
 * @throws {ChatError} `invalid-request` for an unknown placeholder.
 * @throws For a name that is taken; `isDuplicate` tells.
 */
export const updateSavedReply = async (
  { db }: Tx,
  { appId, savedReplyId }: SavedReplyRef,
  { name, text }: Partial<SavedReplyFields>
): Promise<Row<'savedReplies'> | undefined> => {
  if (text !== undefined) checkText(text)
  return db
    .updateTable('savedReplies')
    .set({
      // So that there is always something to set.
      id: savedReplyId,
      ...(name !== undefined && namesOf(name)),
      text
    })
    .where('appId', '=', appId)
    .where('id', '=', savedReplyId)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes a saved reply. @returns Undefined when there is no such reply. */
export const deleteSavedReply = (
  { db }: Tx,
  { appId, savedReplyId }: SavedReplyRef
): Promise<Row<'savedReplies'> | undefined> =>
  db
    .deleteFrom('savedReplies')
    .where('appId', '=', appId)
    .where('id', '=', savedReplyId)
    .returningAll()
    .executeTakeFirst()
