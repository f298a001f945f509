import { getConversation, getUserConversation } from '../../domain/conversations/conversations'
import { findUserBy } from '../../domain/users/user-queries'
import { findUser } from '../../domain/users/users'
import type { Db, Row } from '../../storage'
import { conversationNotFound, RestError, userNotFound } from './errors'

/** How a body names a user: by one of the two. */
export interface UserNaming {
  userId?: string
  userExternalId?: string
}

/**
 * Finds a user by id or externalId, as addresses name them.
 *
 * @throws {RestError} `user_not_found`.
 */
export const requireUser = async (db: Db, appId: string, user: string): Promise<Row<'users'>> => {
  const row = await findUser(db, appId, user)
  if (!row) throw userNotFound(user)
  return row
}

/**
 * Finds the user that a body names.
 *
 * @throws {RestError} `bad_request` when it names none or two, `user_not_found`.
 */
export const requireNamedUser = async (
  db: Db,
  appId: string,
  { userId, userExternalId }: UserNaming
): Promise<Row<'users'>> => {
  if ((userId === undefined) === (userExternalId === undefined)) {
    throw new RestError('bad_request', 'Give userId or userExternalId, one of the two.')
  }
  const row =
    userId !== undefined
      ? await findUserBy(db, appId, 'id', userId)
      : await findUserBy(db, appId, 'externalId', userExternalId!)
  if (!row) throw userNotFound((userId ?? userExternalId)!)
  return row
}

/** @throws {RestError} `conversation_not_found`. */
export const requireConversation = async (
  db: Db,
  { appId, conversationId }: { appId: string; conversationId: string }
): Promise<Row<'conversations'>> => {
  const row = await getConversation(db, appId, conversationId)
  if (!row) throw conversationNotFound()
  return row
}

/**
 * Finds the user that a body names among those who take part in a conversation.
 *
 * @throws {RestError} `bad_request` also when the user does not take part, `user_not_found`.
 */
export const requireParticipant = async (
  db: Db,
  conversation: Row<'conversations'>,
  naming: UserNaming
): Promise<Row<'users'>> => {
  const user = await requireNamedUser(db, conversation.appId, naming)
  if (await getUserConversation(db, user.id, conversation.id)) return user
  throw new RestError('bad_request', `The user ${user.id} does not take part in this conversation.`)
}
