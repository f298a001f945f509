import type { ConversationFields, MessageSource } from '../../../protocol'
import { type Db, prepared, type Row } from '../../storage'
import { tellOfUpdate } from './conversation-status'
import { viewConversation } from './conversation-views'
import type { Tx } from '../domain'
import { newId } from '../ids'
import { patchMetadata } from '../metadata'
import { insertParticipant, listParticipants } from './participant-rows'
import { definedOf, type Patch } from '../patch'
import { truncatedConversation } from '../rest-shapes'
import { userRef } from '../users/user-ref'

export interface NewConversationOptions {
  appId: string
  /** Personal: exactly one user; sdkGroup: up to ten. The caller has checked both and that they are of this app. */
  type: 'personal' | 'sdkGroup'
  userIds: string[]
  /** Null counts as absent. */
  fields?: ConversationPatch
  source: MessageSource
  /** As webhooks name it: `startConversation`, `message`, `none` (through the REST API) … */
  creationReason: string
}

export interface ConversationPatch extends Patch<Omit<ConversationFields, 'metadata'>> {
  /** Unchecked; null unsets a key. */
  metadata?: unknown
}

/** What the business may change of a conversation. */
export interface BusinessPatch extends ConversationPatch {
  status?: Row<'conversations'>['status']
}

/** All conversations in which a user takes part. */
export const conversationsOfUser = (db: Db, userId: string): Promise<Row<'conversations'>[]> =>
  db
    .selectFrom('conversations')
    .innerJoin('participants', 'participants.conversationId', 'conversations.id')
    .selectAll('conversations')
    .where('participants.userId', '=', userId)
    .execute()

/** The conversation in which a user's message lands that names none. */
export const findDefaultConversation = (
  db: Db,
  userId: string
): Promise<Row<'conversations'> | undefined> =>
  db
    .selectFrom('conversations')
    .innerJoin('participants', 'participants.conversationId', 'conversations.id')
    .selectAll('conversations')
    .where('participants.userId', '=', userId)
    .where('conversations.isDefault', '=', 1)
    .executeTakeFirst()

/** Makes a conversation; a user's first personal one is their default. */
export const createConversation = async (
  tx: Tx,
  { appId, type, userIds, fields = {}, source, creationReason }: NewConversationOptions
): Promise<Row<'conversations'>> => {
  const [userId] = userIds
  const isDefault =
    type === 'personal' && userId !== undefined && !(await findDefaultConversation(tx.db, userId))

  const conversation = await tx.db
    .insertInto('conversations')
    .values({
      id: newId(tx.now),
      appId,
      type,
      isDefault: isDefault ? 1 : 0,
      displayName: fields.displayName ?? null,
      iconUrl: fields.iconUrl ?? null,
      description: fields.description ?? null,
      metadataJson: JSON.stringify(patchMetadata({}, fields.metadata)),
      businessLastRead: null,
      lastUpdatedAt: tx.now,
      lastMessageId: null,
      createdAt: tx.now
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const id of userIds) await insertParticipant(tx, conversation.id, id)
  for (const id of userIds) {
    tx.tellUser(id, {
      type: 'conversation:added',
      conversation: await viewConversation(tx.db, conversation, id, 1)
    })
  }

  const user =
    type === 'personal' && userId !== undefined
      ? await tx.db
          .selectFrom('users')
          .select(['id', 'externalId'])
          .where('id', '=', userId)
          .executeTakeFirst()
      : undefined
  tx.tellApp(appId, {
    type: 'conversation:create',
    conversationId: conversation.id,
    payload: {
      conversation: truncatedConversation(conversation),
      creationReason,
      source,
      ...(user && { user: userRef(user) })
    }
  })
  return conversation
}

/** Finds a conversation of an app. */
export const getConversation = (
  db: Db,
  appId: string,
  id: string
): Promise<Row<'conversations'> | undefined> =>
  db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('appId', '=', appId)
    .executeTakeFirst()

const findUserConversation = prepared<{ userId: string; id: string }, Row<'conversations'>>(
  (db, value) =>
    db
      .selectFrom('conversations')
      .innerJoin('participants', 'participants.conversationId', 'conversations.id')
      .selectAll('conversations')
      .where('conversations.id', '=', value('id'))
      .where('participants.userId', '=', value('userId'))
)

/** Finds a conversation in which this user takes part. */
export const getUserConversation = async (
  db: Db,
  userId: string,
  id: string
): Promise<Row<'conversations'> | undefined> => (await findUserConversation(db, { userId, id }))[0]

/**
 * Changes what is said of a conversation: null unsets, what the patch does not name stays. Its users
 * are told unless nothing changed but the status, which they do not see.
 */
export const updateConversation = async (
  tx: Tx,
  conversation: Row<'conversations'>,
  { status, ...patch }: BusinessPatch
): Promise<Row<'conversations'>> => {
  const { metadata, ...fields } = patch
  const updated = await tx.db
    .updateTable('conversations')
    .set({
      ...definedOf({ ...fields, status }),
      metadataJson: JSON.stringify(patchMetadata(JSON.parse(conversation.metadataJson), metadata))
    })
    .where('id', '=', conversation.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const isShown = Object.keys(definedOf(patch)).length > 0
  const readers = isShown ? await listParticipants(tx.db, conversation.id) : []
  for (const { userId } of readers) {
    tx.tellUser(userId, {
      type: 'conversation:updated',
      conversation: await viewConversation(tx.db, updated, userId, 1)
    })
  }
  tellOfUpdate(tx, updated)
  return updated
}
