import { type FileContent, type ImageContent, isShownAsImage } from '../../protocol'
import type { Db, Row } from '../storage'
import type { Tx } from './domain'

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
