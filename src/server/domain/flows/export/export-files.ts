import type { Db, Row } from '../../../storage'
import { conversationIdsOf, fileUrl, filesShownIn } from '../../records'
import { pagesOf } from './export-json'

type User = Pick<Row<'users'>, 'id'>

const showFile = (
  { id, name, mediaType, bytes, conversationId, createdAt }: Row<'files'>,
  publicUrl: string
) => ({
  url: fileUrl(publicUrl, { id, name }),
  name,
  mediaType,
  bytes,
  conversationId,
  createdAt: new Date(createdAt).toISOString()
})

const pagesOfPresent = (db: Db, { id }: User, publicUrl: string) =>
  pagesOf(
    (after: string | undefined, limit) =>
      db
        .selectFrom('files')
        .where('conversationId', 'in', conversationIdsOf({ db }, id))
        .selectAll()
        .where('id', '>', after ?? '')
        .orderBy('id')
        .limit(limit)
        .execute(),
    file => file.id,
    rows => rows.map(file => showFile(file, publicUrl))
  )

const listLeft = (db: Db, { id }: User) =>
  db
    .selectFrom('clientMessageIds')
    .select('conversationId')
    .distinct()
    .where('userId', '=', id)
    .where('conversationId', 'not in', conversationIdsOf({ db }, id))
    .orderBy('conversationId')
    .execute()

const findFiles = async (db: Db, conversationId: string, ids: string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('files')
        .selectAll()
        .where('id', 'in', ids)
        .where('conversationId', '=', conversationId)
        .orderBy('id')
        .execute()

// Files have no author: they are those that messages of the user show, perhaps several the same.
const pagesOfSent = (db: Db, { id }: User, conversationId: string, publicUrl: string) => {
  const seen = new Set<string>()
  return pagesOf(
    (after: string | undefined, limit) =>
      db
        .selectFrom('messages')
        .select(['id', 'contentJson', 'extrasJson'])
        .where('conversationId', '=', conversationId)
        .where('id', '>', after ?? '')
        .where('userId', '=', id)
        .where('contentJson', 'like', '%/files/%')
        .orderBy('id')
        .limit(limit)
        .execute(),
    message => message.id,
    async rows => {
      const ids = rows.flatMap(filesShownIn).filter(id => !seen.has(id))
      for (const id of ids) seen.add(id)
      const files = await findFiles(db, conversationId, ids)
      return files.map(file => showFile(file, publicUrl))
    }
  )
}

/**
 * Reads the files of conversations that a user is in, and those that they sent to others and then left.
 *
 * @param publicUrl Public address of this server.
 */
export async function* pagesOfFiles(db: Db, user: User, publicUrl: string) {
  yield* pagesOfPresent(db, user, publicUrl)
  for (const { conversationId } of await listLeft(db, user)) {
    yield* pagesOfSent(db, user, conversationId, publicUrl)
  }
}
