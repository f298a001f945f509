import { type FileContent, type ImageContent, isShownAsImage } from '../../protocol'
import type { Db, Row } from '../storage'
import type { Tx } from './domain'

const SHOWN_FILE = /\/files\/([0-9a-f]{32})\//g

/** What is noted of a kept file. */
export type NewFile = Omit<Row<'files'>, 'createdAt'>

/** Notes a file that is kept already; what nothing is noted of is swept away. */
export const insertFile = ({ db, now }: Tx, file: NewFile): Promise<unknown> =>
  db
    .insertInto('files')
    .values({ ...file, createdAt: now })
    .execute()

/** Finds what is noted of a file. */
export const findFile = (db: Db, id: string): Promise<Row<'files'> | undefined> =>
  db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()

/** Forgets a file of an app. Answers whether it was there; its bytes are the caller's to remove. */
export const deleteFile = async ({ db }: Tx, appId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('files')
    .where('id', '=', id)
    .where('appId', '=', appId)
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** Files of this server that a content shows, among what only looks like one. */
const filesShownIn = ({ contentJson }: Pick<Row<'messages'>, 'contentJson'>): string[] =>
  [...contentJson.matchAll(SHOWN_FILE)].map(([, id]) => id!)

/**
 * Forgets the files that came with messages of a conversation which have just been deleted, unless a
 * message that is left in it shows them. Nobody reads them any more; their bytes are swept. Files of a
 * whole conversation are forgotten with its row, those of the business by its wish only.
 */
export const forgetFilesOf = async (
  { db }: Tx,
  conversationId: string,
  deleted: Pick<Row<'messages'>, 'contentJson'>[]
): Promise<void> => {
  const ids = new Set(deleted.flatMap(filesShownIn))
  if (!ids.size) return
  const left = await db
    .selectFrom('messages')
    .select('contentJson')
    .where('conversationId', '=', conversationId)
    .where('contentJson', 'like', '%/files/%')
    .execute()
  for (const id of left.flatMap(filesShownIn)) ids.delete(id)
  for (const id of ids) {
    await db
      .deleteFrom('files')
      .where('id', '=', id)
      .where('conversationId', '=', conversationId)
      .execute()
  }
}

/** The address under which everyone reads a file who knows it. */
export const fileUrl = (publicUrl: string, { id, name }: Pick<Row<'files'>, 'id' | 'name'>) =>
  `${publicUrl}/files/${id}/${encodeURIComponent(name)}`

/** Reads which file of this server an address names, if any. */
export const fileIdOf = (publicUrl: string, url: string): string | undefined => {
  const root = `${publicUrl}/files/`
  return url.startsWith(root) ? /^[0-9a-f]{32}(?=\/)/.exec(url.slice(root.length))?.[0] : undefined
}

/** What a message says that brings a file. */
export const fileContent = (
  { mediaType, bytes, name }: Pick<Row<'files'>, 'mediaType' | 'bytes' | 'name'>,
  mediaUrl: string
): ImageContent | FileContent => ({
  type: isShownAsImage(mediaType) ? 'image' : 'file',
  mediaUrl,
  mediaType,
  mediaSize: bytes,
  altText: name
})
