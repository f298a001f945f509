import { type ClientMessage, MESSAGES_PAGE_SIZE, type SessionAnswer } from '../../../../protocol'
import type { Row } from '../../../storage'
import {
  createUser,
  findDefaultConversation,
  findKeyUser,
  findSentMessage,
  findUserBy,
  insertSession,
  insertSessionKey,
  LASTING,
  newToken,
  type ProfilePatch,
  updateUser,
  type Visitor
} from '../../records'
import type { AppContext, Tx } from '../../transaction'
import { requireUnblocked, takenOf } from '../blocking'
import { type ConversationPatch, findOpenConversation, isClosedForGood } from '../conversations'
import {
  type Device,
  recordDevice,
  postVisitorMessage,
  startConversation,
  type CheckedPrechat,
  startPrechat
} from '../visitors'
import { answerSession } from './session-answer'
import { requireKey, setProvenEmail, type UserClaim } from './user-tokens'

/** Request of a widget to sign in; metadata and addresses of pictures are unchecked. */
export interface SessionCall {
  /** At least 128 random bits. */
  sessionKey: string
  /** Identity that the business asserts. */
  claim?: UserClaim | undefined
  client: Device
  about?: ProfilePatch | undefined
  conversation?: FirstConversation | undefined
}

/** A conversation to make; its messages have passed `checkClientMessage` or `checkPrechat`. */
export interface FirstConversation extends ConversationPatch {
  messages?: ClientMessage[]
  prechat?: CheckedPrechat
}

/** Finds the user of an externalId, or creates them. */
const upsertAuthenticatedUser = async (
  tx: Tx,
  claim: UserClaim,
  { about }: SessionCall
): Promise<Row<'users'>> => {
  await requireKey(tx, claim)
  const { appId, externalId } = claim
  const known = await findUserBy(tx.db, appId, 'externalId', externalId)
  const user = known
    ? await updateUser(tx, known, takenOf(known, about))
    : await createUser(tx, { appId, externalId, ...about })
  return setProvenEmail(tx, user, claim)
}

/** Finds the user who made a session with this key, or makes one. */
const findOrCreateAnonymousUser = async (
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

/**
 * Finds the conversation that takes what a visitor says first: the default one, or where that is closed
 * for good the open one in which something happened last.
 */
const findTakingConversation = async (
  { db }: Tx,
  userId: string,
  main: Row<'conversations'>
): Promise<Row<'conversations'> | undefined> =>
  (await isClosedForGood(db, main)) ? findOpenConversation(db, userId) : main

const selectUnsent = async ({ db }: Tx, userId: string, messages: ClientMessage[]) => {
  const sent = await Promise.all(
    messages.map(({ clientMessageId }) => findSentMessage(db, userId, clientMessageId))
  )
  return messages.filter((_, index) => !sent[index])
}

/**
 * Makes the visitor's first conversation; a repeated call finds the one that was made. Where all of
 * theirs are closed for good, what they say starts another.
 */
export const startFirstConversation = async (
  tx: Tx,
  visitor: Visitor,
  { messages = [], prechat, ...fields }: FirstConversation
): Promise<void> => {
  const { userId } = visitor
  const main = await findDefaultConversation(tx.db, userId)
  const known = main && (await findTakingConversation(tx, userId, main))
  if (known) {
    for (const message of messages) await postVisitorMessage(tx, visitor, known, message)
    return
  }
  if (prechat) {
    await startPrechat(tx, visitor, fields, prechat)
    return
  }
  const unsent = main ? await selectUnsent(tx, userId, messages) : messages
  if (!main || unsent.length) await startConversation(tx, visitor, fields, unsent)
}

/**
 * Signs a widget in. The same sessionKey gives the same user, conversation and messages, and each time
 * a new token. Where a business says who its visitor is, that counts and not the key.
 */
export const openSession = async (
  domain: AppContext,
  integration: Pick<Row<'integrations'>, 'id' | 'appId' | 'settingsJson'>,
  request: SessionCall
): Promise<SessionAnswer> => {
  const { id: integrationId, appId } = integration
  const { claim, client, conversation } = request
  const { expiresAt, keyId } = claim ?? LASTING
  const sessionToken = newToken()
  const userId = await domain.write(async tx => {
    const user = claim
      ? await upsertAuthenticatedUser(tx, claim, request)
      : await findOrCreateAnonymousUser(tx, appId, request)
    const { id, profileJson } = user
    if (conversation) requireUnblocked(user)
    await insertSession(tx, sessionToken, {
      appId,
      userId: id,
      integrationId,
      deviceId: client.id,
      expiresAt,
      keyId
    })
    const login = claim && 'sdkLogin'
    await recordDevice(tx, user, { integrationId, device: client, login })
    const visitor = { appId, userId: id, integrationId, profileJson }
    if (conversation) await startFirstConversation(tx, visitor, conversation)
    return id
  })
  const messages = conversation ? MESSAGES_PAGE_SIZE : 1
  return answerSession(domain, { integration, userId, sessionToken, messages })
}
