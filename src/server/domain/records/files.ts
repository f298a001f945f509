import { type FileContent, type ImageContent, isShownAsImage } from '../../../protocol'
import type { Db, Row } from '../../storage'
import type { Tx } from '../transaction'

const SHOWN_FILE = /\/files\/([0-9a-f]{32})\//g

type PictureSize = Partial<Pick<Row<'files'>, 'width' | 'height'>>
type FileDescription = Pick<Row<'files'>, 'mediaType' | 'bytes'> & PictureSize

/** A file to record. */
export type NewFile = Omit<Row<'files'>, 'createdAt' | 'shownIn' | 'width' | 'height'> & PictureSize

/** Inserts the row of a visitor's stored file; files without a row are swept. */
export const insertFile = ({ db, now }: Tx, file: NewFile): Promise<unknown> =>
  db
    .insertInto('files')
    .values({ ...file, createdAt: now })
    .execute()

/** Finds the row of a file. */
export const findFile = (db: Db, id: string): Promise<Row<'files'> | undefined> =>
  db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()

/** Deletes the row of a file of an app. Returns the row, if it existed; the caller removes its bytes. */
export const deleteFile = (
  { db }: Tx,
  appId: string,
  id: string
): Promise<Row<'files'> | undefined> =>
  db
    .deleteFrom('files')
    .where('id', '=', id)
    .where('appId', '=', appId)
    .returningAll()
    .executeTakeFirst()

/** Inserts the row of a file that the business uploaded, perhaps for no conversation. */
export const insertBusinessFile = ({ db, now }: Tx, file: NewFile): Promise<unknown> =>
  db
    .insertInto('files')
    .values({ ...file, createdAt: now, shownIn: file.conversationId === null ? 'none' : null })
    .execute()

type Showing = Pick<Row<'messages'>, 'contentJson' | 'extrasJson'>

/** Lists ids of files that a message may show. */
export const filesShownIn = ({ contentJson, extrasJson }: Showing): string[] =>
  [...`${contentJson}${extrasJson}`.matchAll(SHOWN_FILE)].map(([, id = '']) => id)

/** Counts the bytes of all uploaded files. */
export const countFileBytes = async (db: Db): Promise<number> => {
  const { bytes } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

const deleteConversationFile = (db: Db, conversationId: string, id: string) =>
  db.deleteFrom('files').where('id', '=', id).where('conversationId', '=', conversationId).execute()

/**
 * Deletes the rows of files of deleted messages, unless another message of the conversation shows them.
 * Without its row a file cannot be read; a job removes its bytes. A file that the business shows in
 * several conversations is deleted on its request only.
 */
export const eraseMessageFiles = async (
  { db }: Tx,
  conversationId: string,
  deleted: Showing[]
): Promise<void> => {
  const ids = new Set(deleted.flatMap(filesShownIn))
  if (!ids.size) return
  const left = await db
    .selectFrom('messages')
    .select(['contentJson', 'extrasJson'])
    .where('conversationId', '=', conversationId)
    .where('contentJson', 'like', '%/files/%')
    .execute()
  for (const id of left.flatMap(filesShownIn)) ids.delete(id)
  for (const id of ids) await deleteConversationFile(db, conversationId, id)
}

/**
 * Deletes the row of the file of a conversation at an address, whatever shows it. Without its row it cannot be
 * read; a job removes its bytes.
 */
export const eraseFileAt = async (
  { db }: Tx,
  conversationId: string,
  url: string
): Promise<void> => {
  for (const [, id = ''] of url.matchAll(SHOWN_FILE)) {
    await deleteConversationFile(db, conversationId, id)
  }
}

/**
 * Notes that the business shows files in a conversation. One that was uploaded for none belongs to the
 * first conversation that shows it, until another one does.
 */
export const noteShownFiles = async (
  { db }: Tx,
  message: Showing & Pick<Row<'messages'>, 'conversationId'>,
  appId: string
): Promise<void> => {
  const { conversationId } = message
  for (const id of new Set(filesShownIn(message))) {
    const free = db.updateTable('files').where('id', '=', id).where('appId', '=', appId)
    await free
      .set({ shownIn: 'many', conversationId: null })
      .where('shownIn', '=', 'one')
      .where('conversationId', '!=', conversationId)
      .execute()
    await free.set({ shownIn: 'one', conversationId }).where('shownIn', '=', 'none').execute()
  }
}

/** Keeps files that the business shows in a saved reply: none of the conversations that show one takes it along. */
export const noteSavedFiles = async (
  { db }: Tx,
  { appId, text, contentJson }: Row<'savedReplies'>
): Promise<void> => {
  const ids = filesShownIn({ contentJson: contentJson ?? text, extrasJson: null })
  if (!ids.length) return
  await db
    .updateTable('files')
    .set({ shownIn: 'many', conversationId: null })
    .where('id', 'in', ids)
    .where('appId', '=', appId)
    .where('shownIn', 'in', ['none', 'one'])
    .execute()
}

/**
 * Keeps a file that a member of the team shows as their picture: what they have written shows it also when they
 * have another one.
 */
export const noteMemberPicture = async ({ db }: Tx, url: string): Promise<void> => {
  const ids = filesShownIn({ contentJson: url, extrasJson: null })
  if (!ids.length) return
  await db
    .updateTable('files')
    .set({ shownIn: 'many' })
    .where('id', 'in', ids)
    .where('shownIn', '=', 'none')
    .execute()
}

/** Returns the public address of a file. */
export const fileUrl = (publicUrl: string, { id, name }: Pick<Row<'files'>, 'id' | 'name'>) =>
  `${publicUrl}/files/${id}/${encodeURIComponent(name)}`

/** Returns the id of the file of this server that an address names; undefined for other addresses. */
export const fileIdOf = (publicUrl: string, url: string): string | undefined => {
  const root = `${publicUrl}/files/`
  return url.startsWith(root) ? /^[0-9a-f]{32}(?=\/)/.exec(url.slice(root.length))?.[0] : undefined
}

/** Says what is known of a file; of one that is shown as a picture also its size in pixels. */
export const describeFile = ({
  mediaType,
  bytes,
  width,
  height
}: FileDescription): Pick<
  ImageContent,
  'mediaType' | 'mediaSize' | 'mediaWidth' | 'mediaHeight'
> => ({
  mediaType,
  mediaSize: bytes,
  ...(isShownAsImage(mediaType) && width && height
    ? { mediaWidth: width, mediaHeight: height }
    : {})
})

/** Makes the content of a message that carries a file. */
export const fileContent = (
  file: FileDescription & Pick<Row<'files'>, 'name'>,
  mediaUrl: string
): ImageContent | FileContent => ({
  type: isShownAsImage(file.mediaType) ? 'image' : 'file',
  mediaUrl,
  ...describeFile(file),
  altText: file.name
})
