import type { Row } from '../../storage'
import { viewConversation } from '../conversations/conversation-views'
import { conversationsOfUser, findDefaultConversation } from '../conversations/conversations'
import type { Tx } from '../domain'
import { handOverMessages, handOverPlaces } from './hand-over'
import { mergeClients } from '../clients/merge-clients'
import { mergeProfiles } from './merge-profiles'
import { listParticipants } from '../conversations/participant-rows'
import { truncatedConversation } from '../rest-shapes'
import { userRef } from './user-ref'

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

/** Tells the surviving user's other devices what they have now, and others in groups who is there. */
const tellOf = async (
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
    tx.tellUser(userId, {
      type: isNew && userId === into.id ? 'conversation:added' : 'conversation:updated',
      conversation: await viewConversation(db, row, userId, 1)
    })
  }
}

/**
 * Moves all that one user of an app has into another, who survives: conversations go whole, under their
 * ids. The sessions are handed over before.
 */
export const mergeUsers = async (tx: Tx, from: Row<'users'>, into: Row<'users'>): Promise<void> => {
  const { db } = tx
  const known = new Set((await conversationsOfUser(db, into.id)).map(({ id }) => id))
  const theirs = await conversationsOfUser(db, from.id)
  const { discarded, ...profile } = mergeProfiles(from, into)

  await keepOneDefault(tx, from, into)
  await handOverMessages(tx, from, into)
  await handOverPlaces(tx, from, into)
  const mergedClients = await mergeClients(tx, from, into)
  await db.updateTable('users').set(profile).where('id', '=', into.id).execute()
  await db.deleteFrom('users').where('id', '=', from.id).execute()

  for (const conversation of theirs)
    await tellOf(tx, conversation, into, !known.has(conversation.id))
  tx.tellApp(into.appId, {
    type: 'user:merge',
    gone: [from],
    payload: {
      mergedUsers: { surviving: userRef(into), discarded: userRef(from) },
      movedConversations: theirs.map(truncatedConversation),
      ...(mergedClients && { mergedClients }),
      ...(Object.keys(discarded).length && { discardedMetadata: discarded }),
      reason: 'sdkLogin'
    }
  })
}
