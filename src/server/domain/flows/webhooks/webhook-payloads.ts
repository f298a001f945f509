import { type Db, prepared, type Row } from '../../../storage'
import type { NewAppEvent, PayloadAuthor, PayloadSource } from '../../transaction'
import { restUser, userRef } from '../../views'
import { withDevice } from './webhook-sources'

/** Detail in which a webhook receives users and sources. */
export type Fullness = Pick<Row<'webhooks'>, 'includeFullUser' | 'includeFullSource'>

const selectUser = prepared<{ id: string }, Row<'users'>>((db, value) =>
  db.selectFrom('users').selectAll().where('id', '=', value('id'))
)

/**
 * Makes a webhook's payload from one of the app's log: authors are sent with their user, and users and
 * sources in full where the webhook has that setting.
 *
 * @param guid Browser that caused the event; undefined: none did.
 */
export const payloadForWebhook = async (
  db: Db,
  { payload, deletedUsers = [] }: Pick<NewAppEvent, 'payload' | 'deletedUsers'>,
  { includeFullUser, includeFullSource }: Fullness,
  guid: string | undefined
): Promise<Record<string, unknown>> => {
  const { user, source, message, activity, mergedUsers } = payload

  const find = async (id: string) =>
    deletedUsers.find(each => each.id === id) ?? (await selectUser(db, { id }))[0]

  const fill = async (naming: { id: string }) => {
    const found = includeFullUser ? await find(naming.id) : undefined
    return found ? restUser(found) : naming
  }

  const withUser = async (author: PayloadAuthor) => {
    const found = author.userId === undefined ? undefined : await find(author.userId)
    if (!found) return author
    return { ...author, user: includeFullUser ? restUser(found) : userRef(found) }
  }

  const fillSource = async (from: PayloadSource, userId: string | undefined) =>
    includeFullSource && userId !== undefined ? withDevice(db, from, userId, guid) : from

  /** Adds user and source to a message or activity. */
  const fillAuthored = async <
    Authored extends { author: PayloadAuthor; source?: PayloadSource | undefined }
  >(
    authored: Authored
  ) => ({
    ...authored,
    author: await withUser(authored.author),
    ...(authored.source && { source: await fillSource(authored.source, authored.author.userId) })
  })

  const filled: Record<string, unknown> = { ...payload }
  if (user) filled['user'] = await fill(user)
  if (source) filled['source'] = await fillSource(source, user?.id)
  if (message?.author)
    filled['message'] = await fillAuthored({ ...message, author: message.author })
  if (activity) filled['activity'] = await fillAuthored(activity)
  if (mergedUsers) {
    const { surviving, discarded } = mergedUsers
    filled['mergedUsers'] = { surviving: await fill(surviving), discarded: await fill(discarded) }
  }
  return filled
}
