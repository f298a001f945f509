import type { Db } from '../../../storage'
import type { Tx } from '../../transaction'

const FILE = /\/files\/([0-9a-f]{32})\//

interface Picture {
  memberId: string
  fileId: string
}

/** Lists the files that members of the team show as their picture, of whatever app or server. */
const listPictures = async (db: Db): Promise<Picture[]> => {
  const members = await db
    .selectFrom('consoleUsers')
    .select(['id', 'avatarUrl'])
    .where('avatarUrl', 'is not', null)
    .execute()
  return members.flatMap(({ id: memberId, avatarUrl }) => {
    const fileId = FILE.exec(avatarUrl ?? '')?.[1]
    return fileId === undefined ? [] : [{ memberId, fileId }]
  })
}

/**
 * Hands the files of an app that members of the team show as their picture to another app, before theirs is
 * deleted: members are of no app. Members lose a picture that goes with a conversation, and the last app takes
 * all of them along.
 */
export const keepMemberPictures = async ({ db }: Pick<Tx, 'db'>, appId: string): Promise<void> => {
  const pictures = await listPictures(db)
  if (!pictures.length) return
  const files = await db
    .selectFrom('files')
    .select(['id', 'shownIn'])
    .where('appId', '=', appId)
    .where(
      'id',
      'in',
      pictures.map(({ fileId }) => fileId)
    )
    .execute()
  const other = await db
    .selectFrom('apps')
    .select('id')
    .where('id', '!=', appId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const kept = other ? files.filter(({ shownIn }) => shownIn !== null).map(({ id }) => id) : []
  if (other && kept.length) {
    await db
      .updateTable('files')
      // Conversations of other apps may show what the member wrote with it.
      .set({ appId: other.id, conversationId: null, shownIn: 'many' })
      .where('id', 'in', kept)
      .execute()
  }
  const lost = files.map(({ id }) => id).filter(id => !kept.includes(id))
  const without = pictures.filter(({ fileId }) => lost.includes(fileId))
  if (!without.length) return
  await db
    .updateTable('consoleUsers')
    .set({ avatarUrl: null })
    .where(
      'id',
      'in',
      without.map(({ memberId }) => memberId)
    )
    .execute()
}
