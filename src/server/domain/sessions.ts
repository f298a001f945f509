import { randomBytes } from 'node:crypto'
import {
  type ClientMessage,
  CONVERSATIONS_PAGE_SIZE,
  MESSAGES_PAGE_SIZE,
  type NewConversation,
  type SessionAnswer,
  type SessionRequest
} from '../../protocol'
import { hashToken } from '../auth'
import type { Db, Row } from '../storage'
import { toUser } from './client-shapes'
import { listUserConversations } from './conversation-views'
import { createConversation, findDefaultConversation } from './conversations'
import type { Domain, Tx } from './domain'
import { readSeq } from './events'
import { postMessage } from './messages'
import { createUser } from './users'

const TOKEN_BYTES = 32

/** A signed-in widget, with what its calls need to know. */
export interface Session {
  tokenHash: string
  appId: string
  userId: string
  integrationId: string
  /** JSON of the user's profile. */
  profileJson: string
  /** JSON of the integration's settings. */
  settingsJson: string
}

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** Finds the user who made a session with this key, or makes one. */
const admitUser = async (
  tx: Tx,
  appId: string,
  { sessionKey, user: { metadata, ...profile } = {} }: SessionRequest
): Promise<Row<'users'>> => {
  const keyHash = hashToken(sessionKey)
  const known = await tx.db
    .selectFrom('sessionKeys')
    .innerJoin('users', 'users.id', 'sessionKeys.userId')
    .selectAll('users')
    .where('sessionKeys.appId', '=', appId)
    .where('sessionKeys.keyHash', '=', keyHash)
    .executeTakeFirst()
  if (known) return known

  const user = await createUser(tx, { appId, profile, metadata })
  await tx.db.insertInto('sessionKeys').values({ appId, keyHash, userId: user.id }).execute()
  return user
}

const postFirstMessages = async (
  tx: Tx,
  user: Row<'users'>,
  integrationId: string,
  { messages = [], ...fields }: NewConversation
): Promise<void> => {
  const source = { type: 'web', integrationId }
  // A repeated call finds the conversation that the first one made.
  const conversation =
    (await findDefaultConversation(tx.db, user.id)) ??
    (await createConversation(tx, {
      appId: user.appId,
      type: 'personal',
      userIds: [user.id],
      fields,
      source,
      creationReason: messages.length ? 'message' : 'startConversation'
    }))
  for (const { clientMessageId, message } of messages as ClientMessage[]) {
    const { metadata, ...content } = message
    await postMessage(tx, {
      conversation,
      author: { type: 'user', userId: user.id },
      content,
      metadata,
      source,
      clientMessageId
    })
  }
}

/**
 * Signs a widget in. The same sessionKey gives the same user, conversation and messages, and each time
 * a new token.
 *
 * @param request Checked before; its messages have passed `checkClientMessage`.
 */
export const openSession = async (
  domain: Domain,
  integration: Pick<Row<'integrations'>, 'id' | 'appId'>,
  request: SessionRequest
): Promise<SessionAnswer> => {
  const sessionToken = newToken()
  const user = await domain.write(async tx => {
    const user = await admitUser(tx, integration.appId, request)
    await tx.db
      .insertInto('sessions')
      .values({
        tokenHash: hashToken(sessionToken),
        appId: integration.appId,
        userId: user.id,
        integrationId: integration.id,
        deviceId: request.client.id,
        createdAt: tx.now
      })
      .execute()
    if (request.conversation) {
      await postFirstMessages(tx, user, integration.id, request.conversation)
    }
    return user
  })

  return domain.storage.read.transaction().execute(async db => {
    const seq = await readSeq(db, user.id)
    const page = await listUserConversations(db, user.id, {
      offset: 0,
      limit: CONVERSATIONS_PAGE_SIZE,
      messages: request.conversation ? MESSAGES_PAGE_SIZE : 1
    })
    return { user: toUser(user), sessionToken, ...page, seq }
  })
}

/** Finds the session of a token. */
export const findSession = (db: Db, token: string): Promise<Session | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('integrations', 'integrations.id', 'sessions.integrationId')
    .select([
      'sessions.tokenHash',
      'sessions.appId',
      'sessions.userId',
      'sessions.integrationId',
      'users.profileJson',
      'integrations.settingsJson'
    ])
    .where('sessions.tokenHash', '=', hashToken(token))
    .executeTakeFirst()

/** Ends a session: its token is worth nothing from now on. */
export const endSession = async ({ db }: Tx, tokenHash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
}
