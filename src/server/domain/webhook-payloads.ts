import { type Db, prepared, type Row } from '../storage'
import { userRef } from './participants'
import { restUser } from './rest-shapes'

/** How much of those whom an event names a webhook wants to know. */
export type Fullness = Pick<Row<'webhooks'>, 'includeFullUser'>

interface UserNaming {
  id: string
}

interface Author {
  type: string
  userId?: string
}

type Payload = Record<string, unknown> & {
  user?: UserNaming
  message?: { author?: Author }
  activity?: { author?: Author }
  mergedUsers?: Record<string, UserNaming>
}

const selectUser = prepared<{ id: string }, Row<'users'>>((db, value) =>
  db.selectFrom('users').selectAll().where('id', '=', value('id'))
)

/**
 * Makes the payload that a webhook is sent of that which the app's log shows: authors come with their
 * user, and users with all that is known of them where the webhook wants it.
 *
 * @param gone Users whom it names and who are no more.
 */
export const payloadForWebhook = async (
  db: Db,
  shown: Record<string, unknown>,
  { includeFullUser }: Fullness,
  gone: Row<'users'>[] = []
): Promise<Record<string, unknown>> => {
  const payload = shown as Payload

  const find = async (id: string) =>
    gone.find(user => user.id === id) ?? (await selectUser(db, { id }))[0]

  const fill = async (naming: UserNaming) => {
    const user = includeFullUser ? await find(naming.id) : undefined
    return user ? restUser(user) : naming
  }

  const withUser = async (author: Author) => {
    const user = author.userId === undefined ? undefined : await find(author.userId)
    return user ? { ...author, user: includeFullUser ? restUser(user) : userRef(user) } : author
  }

  const { user, message, activity, mergedUsers } = payload
  const filled = { ...payload }
  if (user) filled.user = await fill(user)
  if (message?.author) {
    filled.message = { ...message, author: await withUser(message.author) }
  }
  if (activity?.author) {
    filled.activity = { ...activity, author: await withUser(activity.author) }
  }
  if (mergedUsers) {
    const { surviving, discarded } = mergedUsers
    filled.mergedUsers = { surviving: await fill(surviving!), discarded: await fill(discarded!) }
  }
  return filled
}
