import type { Row } from '../../../storage'
import {
  conversationsOfUser,
  findDefaultConversation,
  listParticipants,
  movePageVisits
} from '../../records'
import type { Tx } from '../../transaction'
import { truncatedConversation, userRef } from '../../views'
import { viewConversation } from '../conversations'
import {
  transferEvents,
  transferMails,
  transferMessages,
  transferParticipations
} from './transfer-rows'
import { mergeChannelIdentities } from './merge-channel-identities'
import { mergeProfiles } from './merge-profiles'

/** A user has one default conversation: that of the surviving one, if there is one. */
const keepOneDefault = async (
  { db }: Tx,
  from: Row<'users'>,
  into: Row<'users'>
): Promise<void> => {
  const own = await findDefaultConversation(db, into.id)
  const theirs = own && (await findDefaultConversation(db, from.id))
  if (!theirs || theirs.id === own.id) return
  await db.updateTable('conversations').set({ isDefault: 0 }).where('id', '=', theirs.id).execute()
}

/** Emits a moved conversation to the surviving user, and its new participant to the others. */
const emitConversation = async (
  tx: Tx,
  { id }: Pick<Row<'conversations'>, 'id'>,
  into: Row<'users'>,
  isNew: boolean
): Promise<void> => {
  const { db } = tx
  const row = await db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const { userId } of await listParticipants(db, id)) {
    tx.emitUserEvent(userId, {
      type: isNew && userId === into.id ? 'conversation:added' : 'conversation:updated',
      conversation: await viewConversation(db, row, userId, 1)
    })
  }
}

/**
 * Moves all that one user of an app has into another, who survives: conversations go whole, under their
 * ids. The sessions are handed over before. Whether the survivor is blocked stays as it is: a block of the
 * other one was of a browser that somebody else may have used.
 */
export const mergeUsers = async (
  tx: Tx,
  from: Row<'users'>,
  into: Row<'users'>,
  reason: 'sdkLogin' | 'channelLinking' = 'sdkLogin'
): Promise<void> => {
  const { db } = tx
  const known = new Set((await conversationsOfUser(db, into.id)).map(({ id }) => id))
  const theirs = await conversationsOfUser(db, from.id)
  const { discarded, ...profile } = mergeProfiles(from, into)

  await keepOneDefault(tx, from, into)
  await transferEvents(tx, from, into)
  await transferMessages(tx, from, into)
  await transferParticipations(tx, from, into)
  await transferMails(tx, from, into)
  await movePageVisits(db, from.id, into.id)
  const mergedClients = await mergeChannelIdentities(tx, from, into)
  await db.updateTable('users').set(profile).where('id', '=', into.id).execute()
  await db.deleteFrom('users').where('id', '=', from.id).execute()

  for (const conversation of theirs)
    await emitConversation(tx, conversation, into, !known.has(conversation.id))
  tx.emitAppEvent(into.appId, {
    type: 'user:merge',
    deletedUsers: [from],
    payload: {
      mergedUsers: { surviving: userRef(into), discarded: userRef(from) },
      movedConversations: theirs.map(truncatedConversation),
      ...(mergedClients && { mergedClients }),
      ...(Object.keys(discarded).length && { discardedMetadata: discarded }),
      reason
    }
  })
}
