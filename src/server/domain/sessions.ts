import { randomBytes } from 'node:crypto'
import {
  type ClientMessage,
  CONVERSATIONS_PAGE_SIZE,
  MESSAGES_PAGE_SIZE,
  type Prechat,
  type SessionAnswer
} from '../../protocol'
import { hashToken } from '../auth'
import { type Db, prepared, type Row } from '../storage'
import { toUser } from './client-shapes'
import { listUserConversations } from './conversation-views'
import { type ConversationPatch, findDefaultConversation } from './conversations'
import type { Domain, Tx } from './domain'
import { readSeq } from './events'
import { startPrechat } from './prechat'
import { findUserBy } from './user-queries'
import { createUser, type UserPatch } from './users'
import { postVisitorMessage, startConversation, type Visitor } from './visitors'

const TOKEN_BYTES = 32

/** A signed-in widget, with what its calls need to know. */
export interface Session extends Visitor {
  tokenHash: string
  /** JSON of the integration's settings. */
  settingsJson: string
}

/** What a widget asks for when it signs in, checked but for metadata and the addresses of pictures. */
export interface SessionCall {
  /** At least 128 random bits. */
  sessionKey: string
  client: { id: string }
  user?: NonNullable<UserPatch['profile']> & { metadata?: unknown }
  conversation?: FirstConversation
}

/** A conversation to make; its messages have passed `checkClientMessage` or `checkPrechat`. */
export interface FirstConversation extends ConversationPatch {
  messages?: ClientMessage[]
  prechat?: Prechat
}

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** Finds the user who made a session with this key, or makes one. */
const admitUser = async (
  tx: Tx,
  appId: string,
  { sessionKey, user: { metadata, ...profile } = {} }: SessionCall
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

/** Makes the visitor's first conversation; a repeated call finds the one that was made. */
const converse = async (
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
 * a new token.
 */
export const openSession = async (
  domain: Domain,
  integration: Pick<Row<'integrations'>, 'id' | 'appId'>,
  request: SessionCall
): Promise<SessionAnswer> => {
  const { appId } = integration
  const sessionToken = newToken()
  const user = await domain.write(async tx => {
    const user = await admitUser(tx, appId, request)
    await tx.db
      .insertInto('sessions')
      .values({
        tokenHash: hashToken(sessionToken),
        appId,
        userId: user.id,
        integrationId: integration.id,
        deviceId: request.client.id,
        createdAt: tx.now
      })
      .execute()
    if (request.conversation) {
      const { profileJson } = user
      const visitor = { appId, userId: user.id, integrationId: integration.id, profileJson }
      await converse(tx, visitor, request.conversation)
    }
    return (await findUserBy(tx.db, appId, 'id', user.id)) ?? user
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

const findByHash = prepared<{ tokenHash: string }, Session>((db, value) =>
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
    .where('sessions.tokenHash', '=', value('tokenHash'))
)

/** Finds the session of a token. */
export const findSession = async (db: Db, token: string): Promise<Session | undefined> =>
  (await findByHash(db, { tokenHash: hashToken(token) }))[0]

/** Ends a session: its token is worth nothing from now on. */
export const endSession = async ({ db }: Tx, tokenHash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
}
