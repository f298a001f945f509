import { type Db, prepared, type Row } from '../../storage'
import type { AppNews } from '../events/news'
import { restUser } from '../rest-shapes'
import { type Source, withDevice } from './webhook-sources'
import { userRef } from '../users/user-ref'

/** How much a webhook wants to know of those whom events name. */
export type Fullness = Pick<Row<'webhooks'>, 'includeFullUser' | 'includeFullSource'>

interface UserNaming {
  id: string
}

interface Author {
  type: string
  userId?: string
}

type Payload = Record<string, unknown> & {
  user?: UserNaming
  source?: Source
  message?: { author?: Author; source?: Source }
  activity?: { author: Author; source: Source }
  mergedUsers?: { surviving: UserNaming; discarded: UserNaming }
}

const selectUser = prepared<{ id: string }, Row<'users'>>((db, value) =>
  db.selectFrom('users').selectAll().where('id', '=', value('id'))
)

/**
 * Makes the payload that a webhook is sent of that which the app's log shows: authors come with their
 * user, and users and sources with all that is known of them where the webhook wants it.
 *
 * @param guid The browser through which it came; undefined: through none.
 */
export const payloadForWebhook = async (
  db: Db,
  { payload: shown, gone = [] }: Pick<AppNews, 'payload' | 'gone'>,
  { includeFullUser, includeFullSource }: Fullness,
  guid: string | undefined
): Promise<Record<string, unknown>> => {
  const payload = shown as Payload
  const { user, source, message, activity, mergedUsers } = payload

  const find = async (id: string) =>
    gone.find(each => each.id === id) ?? (await selectUser(db, { id }))[0]

  const fill = async (naming: UserNaming) => {
    const found = includeFullUser ? await find(naming.id) : undefined
    return found ? restUser(found) : naming
  }

  const withUser = async (author: Author) => {
    const found = author.userId === undefined ? undefined : await find(author.userId)
    if (!found) return author
    return { ...author, user: includeFullUser ? restUser(found) : userRef(found) }
  }

  const fillSource = async (from: Source, userId: string | undefined) =>
    includeFullSource && userId !== undefined ? withDevice(db, from, userId, guid) : from

  /** What somebody wrote or did. */
  const fillDeed = async <Deed extends { author: Author; source?: Source }>(deed: Deed) => ({
    ...deed,
    author: await withUser(deed.author),
    ...(deed.source && { source: await fillSource(deed.source, deed.author.userId) })
  })

  const filled: Record<string, unknown> = { ...payload }
  if (user) filled['user'] = await fill(user)
  if (source) filled['source'] = await fillSource(source, user?.id)
  if (message?.author) filled['message'] = await fillDeed({ ...message, author: message.author })
  if (activity) filled['activity'] = await fillDeed(activity)
  if (mergedUsers) {
    const { surviving, discarded } = mergedUsers
    filled['mergedUsers'] = { surviving: await fill(surviving), discarded: await fill(discarded) }
  }
  return filled
}
