import {
  ChatError,
  type Content,
  findWrongPlaceholderIn,
  isPlainText,
  REPLY_PLACEHOLDERS,
  SAVED_REPLIES_MAX
} from '../../../../protocol'
import { type Db, readJson, type Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { type Page, type PageRequest, readPageById } from '../shared'

/** Fields of a saved reply. */
export interface SavedReplyFields {
  /** Found by it; the names of an app differ by more than case and outer spaces. */
  name: string
  /** With `{{visitor.name}}` and `{{agent.name}}` for names in its texts. */
  content: Content
}

interface SavedReplyRef {
  appId: string
  savedReplyId: string
}

const keyOf = (name: string) => name.trim().normalize('NFC').toLowerCase()
const namesOf = (name: string) => ({ name: name.trim(), nameKey: keyOf(name) })

/** Makes the columns of a message. PostgreSQL keeps U+0000 in JSON only. */
const contentOf = (content: Content) => {
  const text = (('text' in content && content.text) || '').replaceAll('\0', '')
  const isText = isPlainText(content) && content.text === text
  return { text, contentJson: isText ? null : JSON.stringify(content) }
}

const checkPlaceholders = (content: Content): void => {
  const wrong = findWrongPlaceholderIn(content)
  if (wrong === undefined) return
  const known = REPLY_PLACEHOLDERS.map(name => `{{${name}}}`).join(' and ')
  throw new ChatError(
    'invalid-request',
    `${isPlainText(content) ? 'text' : 'content'}: ${wrong} is no placeholder. There are ${known}, with words for an unknown name behind a bar: {{visitor.name|there}}.`
  )
}

const repliesOf = (db: Db, appId: string) =>
  db.selectFrom('savedReplies').where('appId', '=', appId)

/** Reads the message that a saved reply is. */
export const savedContent = ({ text, contentJson }: Row<'savedReplies'>): Content =>
  contentJson === null ? { type: 'text', text } : readJson<Content>(contentJson)

/**
 * Finds the messages of saved replies of an app by their names, in upper or lower case.
 *
 * @returns A function that gives the message of each of them; undefined: there is none.
 */
export const findSavedContents = async (
  db: Db,
  appId: string,
  names: string[]
): Promise<(name: string) => Content | undefined> => {
  const found = await repliesOf(db, appId)
    .selectAll()
    .where('nameKey', 'in', [...new Set(names.map(keyOf))])
    .execute()
  const byKey = new Map(found.map(row => [row.nameKey, savedContent(row)]))
  return name => byKey.get(keyOf(name))
}

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
  { name, content }: SavedReplyFields
): Promise<Row<'savedReplies'>> => {
  checkPlaceholders(content)
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
    .values({ id: newId(now), appId, ...namesOf(name), ...contentOf(content), createdAt: now })
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
  { name, content }: { [Field in keyof SavedReplyFields]?: SavedReplyFields[Field] | undefined }
): Promise<Row<'savedReplies'> | undefined> => {
  if (content) checkPlaceholders(content)
  return db
    .updateTable('savedReplies')
    .set({
      // So that there is always something to set.
      id: savedReplyId,
      ...(name !== undefined && namesOf(name)),
      ...(content && contentOf(content))
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
