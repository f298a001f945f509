import type { ConversationFields, MessageSource } from '../../../../protocol'
import type { Row } from '../../../storage'
import {
  type Actor,
  definedOf,
  findDefaultConversation,
  insertParticipant,
  listParticipants,
  type Patch,
  patchMetadata
} from '../../records'
import { newId, type Tx } from '../../transaction'
import { truncatedConversation, userRef } from '../../views'
import { isClosedForGood } from './closed-conversations'
import { changeLife, type LifePatch } from './change-life'
import { changeTags, type TagPatch } from './change-tags'
import { emitConversationUpdate } from './conversation-status'
import { viewConversation } from './show-conversations'

export interface NewConversationOptions {
  appId: string
  /** Personal: exactly one user; sdkGroup: up to ten. The caller has checked both and that they are of this app. */
  type: 'personal' | 'sdkGroup'
  userIds: string[]
  /** Null counts as absent. */
  fields?: ConversationPatch
  source: MessageSource
  /** Reason that webhooks show: `startConversation`, `message`, `none` (through the REST API) … */
  creationReason: string
}

export interface ConversationPatch extends Patch<Omit<ConversationFields, 'metadata'>> {
  /** Unchecked; null unsets a key. */
  metadata?: unknown
}

/** Changes of the business to a conversation. */
export interface BusinessPatch extends ConversationPatch, LifePatch, TagPatch {}

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
    tx.emitUserEvent(id, {
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
  tx.emitAppEvent(appId, {
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

/**
 * Changes fields of a conversation: null unsets one, and absent ones stay. Emits an event to its users,
 * unless only what is for the team has changed: its users see a status where the app reopens no conversation.
 *
 * @param by Author of the change, where it is the business. @default none
 * @throws {ChatError} `invalid-request` as `changeLife` and `changeTags`.
 */
export const updateConversation = async (
  tx: Tx,
  conversation: Row<'conversations'>,
  {
    status,
    assigneeId,
    assignedGroupId,
    snoozedUntil,
    priority,
    tags,
    addTags,
    removeTags,
    ...patch
  }: BusinessPatch,
  by?: Actor
): Promise<Row<'conversations'>> => {
  const { metadata, ...fields } = patch
  const life = { status, assigneeId, assignedGroupId, snoozedUntil, priority }
  const updated = await tx.db
    .updateTable('conversations')
    .set({
      ...definedOf(fields),
      ...(await changeLife(tx, conversation, life)),
      ...(await changeTags(tx, conversation, { tags, addTags, removeTags })),
      metadataJson: JSON.stringify(patchMetadata(JSON.parse(conversation.metadataJson), metadata))
    })
    .where('id', '=', conversation.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const isShown =
    Object.keys(definedOf(patch)).length > 0 ||
    (await isClosedForGood(tx.db, updated)) !== (await isClosedForGood(tx.db, conversation))
  const readers = isShown ? await listParticipants(tx.db, conversation.id) : []
  for (const { userId } of readers) {
    tx.emitUserEvent(userId, {
      type: 'conversation:updated',
      conversation: await viewConversation(tx.db, updated, userId, 1)
    })
  }
  await emitConversationUpdate(tx, updated, conversation, by)
  return updated
}
