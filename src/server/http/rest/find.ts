import {
  findIntegration,
  findMergeTarget,
  findUser,
  findUserBy,
  getConversation,
  getUserConversation
} from '../../domain/records'
import type { Db, Row } from '../../storage'
import { conversationNotFound, integrationNotFound, RestError, userNotFound } from './errors'

/** Reference of a body to a user: one of the two. */
export interface UserNaming {
  userId?: string | undefined
  userExternalId?: string | undefined
}

/**
 * Finds a user by the id or externalId in an address.
 *
 * @throws {RestError} `user_not_found`.
 */
export const requireUser = async (db: Db, appId: string, user: string): Promise<Row<'users'>> => {
  const row = await findUser(db, appId, user)
  if (!row) throw userNotFound(user)
  return row
}

/**
 * Finds the user that a body refers to.
 *
 * @throws {RestError} `bad_request` when it has neither or both fields, `user_not_found`.
 */
export const requireNamedUser = async (
  db: Db,
  appId: string,
  { userId, userExternalId }: UserNaming
): Promise<Row<'users'>> => {
  const value = userId ?? userExternalId
  if (value === undefined || (userId !== undefined && userExternalId !== undefined)) {
    throw new RestError('bad_request', 'Give userId or userExternalId, one of the two.')
  }
  const row = await findUserBy(db, appId, userId === undefined ? 'externalId' : 'id', value)
  if (!row) throw userNotFound(value)
  return row
}

/** @throws {RestError} `integration_not_found`. */
export const requireIntegration = async (
  db: Db,
  { appId, integrationId }: { appId: string; integrationId: string }
): Promise<Row<'integrations'>> => {
  const integration = await findIntegration(db, appId, integrationId)
  if (!integration) throw integrationNotFound()
  return integration
}

/** @throws {RestError} `conversation_not_found`, with the one that a merged one has gone into. */
export const requireConversation = async (
  db: Db,
  { appId, conversationId }: { appId: string; conversationId: string }
): Promise<Row<'conversations'>> => {
  const row = await getConversation(db, appId, conversationId)
  if (!row) throw conversationNotFound(await findMergeTarget(db, { appId, conversationId }))
  return row
}

/**
 * Finds the user that a body refers to among the participants of a conversation.
 *
 * @throws {RestError} `bad_request` also when the user is no participant, `user_not_found`.
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
