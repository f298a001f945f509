import {
  type ClientMessage,
  MESSAGES_PAGE_SIZE,
  type Prechat,
  type SessionAnswer
} from '../../../protocol'
import type { Row } from '../../storage'
import { type ConversationPatch, findDefaultConversation } from '../conversations/conversations'
import { type Device, noteDevice } from '../clients/devices'
import type { Domain, Tx } from '../domain'
import { startPrechat } from '../conversations/prechat'
import { answerSession } from './session-answer'
import { findKeyUser, insertSessionKey } from './session-keys'
import { insertSession, LASTING, newToken } from './sessions'
import { findUserBy } from '../users/user-queries'
import { checkKeyStands, type UserClaim } from './user-tokens'
import { createUser, type ProfilePatch, updateUser } from '../users/users'
import { postVisitorMessage, startConversation, type Visitor } from './visitors'

/** What a widget asks for when it signs in, checked but for metadata and the addresses of pictures. */
export interface SessionCall {
  /** At least 128 random bits. */
  sessionKey: string
  /** Who the business says it is. */
  claim?: UserClaim
  client: Device
  about?: ProfilePatch
  conversation?: FirstConversation
}

/** A conversation to make; its messages have passed `checkClientMessage` or `checkPrechat`. */
export interface FirstConversation extends ConversationPatch {
  messages?: ClientMessage[]
  prechat?: Prechat
}

/** Finds the user whom the business named, or makes them. */
const admitNamed = async (
  tx: Tx,
  claim: UserClaim,
  { about }: SessionCall
): Promise<Row<'users'>> => {
  await checkKeyStands(tx, claim)
  const { appId, externalId } = claim
  const known = await findUserBy(tx.db, appId, 'externalId', externalId)
  return known
    ? updateUser(tx, known, about ?? {})
    : createUser(tx, { appId, externalId, ...about })
}

/** Finds the user who made a session with this key, or makes one. */
const admitAnonymous = async (
  tx: Tx,
  appId: string,
  { sessionKey, about }: SessionCall
): Promise<Row<'users'>> => {
  const known = await findKeyUser(tx.db, appId, sessionKey)
  if (known) return known

  const user = await createUser(tx, { appId, ...about })
  await insertSessionKey(tx, user, sessionKey)
  return user
}

/** Makes the visitor's first conversation; a repeated call finds the one that was made. */
export const converse = async (
  tx: Tx,
  visitor: Visitor,
  { messages = [], prechat, ...fields }: FirstConversation
): Promise<void> => {
  const known = await findDefaultConversation(tx.db, visitor.userId)
  if (!known && prechat) await startPrechat(tx, visitor, fields, prechat)
  else if (!known) await startConversation(tx, visitor, fields, messages)
  else for (const message of messages) await postVisitorMessage(tx, visitor, known, message)
}

/**
 * Signs a widget in. The same sessionKey gives the same user, conversation and messages, and each time
 * a new token. Where a business says who its visitor is, that counts and not the key.
 */
export const openSession = async (
  domain: Domain,
  integration: Pick<Row<'integrations'>, 'id' | 'appId' | 'settingsJson'>,
  request: SessionCall
): Promise<SessionAnswer> => {
  const { id: integrationId, appId } = integration
  const { claim, client, conversation } = request
  const { expiresAt, keyId } = claim ?? LASTING
  const sessionToken = newToken()
  const userId = await domain.write(async tx => {
    const user = claim
      ? await admitNamed(tx, claim, request)
      : await admitAnonymous(tx, appId, request)
    const { id, profileJson } = user
    await insertSession(tx, sessionToken, {
      appId,
      userId: id,
      integrationId,
      deviceId: client.id,
      expiresAt,
      keyId
    })
    const login = claim && 'sdkLogin'
    await noteDevice(tx, user, { integrationId, device: client, login })
    const visitor = { appId, userId: id, integrationId, profileJson }
    if (conversation) await converse(tx, visitor, conversation)
    return id
  })
  const messages = conversation ? MESSAGES_PAGE_SIZE : 1
  return answerSession(domain, { integration, userId, sessionToken, messages })
}
