import type { Row } from '../../../storage'
import { conversationIdsOf, conversationIdsWithTraces } from '../../records'
import type { Tx } from '../../transaction'

type UserId = Pick<Row<'users'>, 'id'>
type User = Pick<Row<'users'>, 'id' | 'appId'>

/** Moves the messages of one user, and the ids under which clients sent them, to another. */
export const transferMessages = async (tx: Tx, from: UserId, into: UserId): Promise<void> => {
  const { db } = tx
  await db
    .updateTable('messages')
    .set({ userId: into.id })
    .where('conversationId', 'in', conversationIdsWithTraces(tx, from.id))
    .where('userId', '=', from.id)
    .execute()
  await db
    .insertInto('clientMessageIds')
    .columns(['userId', 'clientMessageId', 'conversationId', 'messageId'])
    .expression(eb =>
      eb
        .selectFrom('clientMessageIds')
        .select(({ val }) => [
          val(into.id).as('userId'),
          'clientMessageId',
          'conversationId',
          'messageId'
        ])
        .where('userId', '=', from.id)
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Files the events about one user under another, so that erasing the other finds them. */
export const transferEvents = async (tx: Tx, from: User, into: User): Promise<void> => {
  const { db } = tx
  const conversations = conversationIdsWithTraces(tx, from.id)
  await db
    .updateTable('userEvents')
    .set({ authorId: into.id })
    .where('conversationId', 'in', conversations)
    .where('authorId', '=', from.id)
    .execute()
  for (const column of ['userId', 'quotedUserId'] as const) {
    await db
      .updateTable('appEvents')
      .set({ [column]: into.id })
      .where('appId', '=', from.appId)
      .where('conversationId', 'in', conversations)
      .where(column, '=', from.id)
      .execute()
  }
  await db
    .updateTable('appEvents')
    .set({ userId: into.id })
    .where('userId', '=', from.id)
    .where('conversationId', 'is', null)
    .execute()
}

/** Merges the read state of conversations in which both users take part. */
const mergeParticipants = async ({ db }: Tx, from: UserId, into: UserId): Promise<void> => {
  const shared = await db
    .selectFrom('participants as theirs')
    .innerJoin('participants as own', 'own.conversationId', 'theirs.conversationId')
    .select(['own.id', 'own.unreadCount as ownCount', 'theirs.unreadCount as theirCount'])
    .select(['own.lastRead as ownRead', 'theirs.lastRead as theirRead'])
    .where('theirs.userId', '=', from.id)
    .where('own.userId', '=', into.id)
    .execute()
  for (const { id, ownCount, theirCount, ownRead, theirRead } of shared) {
    const lastRead = Math.max(ownRead ?? 0, theirRead ?? 0) || null
    const unreadCount = Math.min(ownCount, theirCount)
    await db
      .updateTable('participants')
      .set({ unreadCount, lastRead })
      .where('id', '=', id)
      .execute()
  }
}

/** Moves the participations of one user to another. */
export const transferParticipations = async (tx: Tx, from: UserId, into: UserId): Promise<void> => {
  await mergeParticipants(tx, from, into)
  await tx.db
    .deleteFrom('participants')
    .where('userId', '=', from.id)
    .where('conversationId', 'in', conversationIdsOf(tx, into.id))
    .execute()
  await tx.db
    .updateTable('participants')
    .set({ userId: into.id })
    .where('userId', '=', from.id)
    .execute()
}

/** Moves the mails to one user, and what is known of their addresses, to another. */
export const transferMails = async ({ db }: Tx, from: UserId, into: UserId): Promise<void> => {
  const own = db.selectFrom('mailAddresses').select('addressKey').where('userId', '=', into.id)
  const shared = await db
    .selectFrom('mailAddresses as theirs')
    .innerJoin('mailAddresses as own', 'own.addressKey', 'theirs.addressKey')
    .select(['theirs.id as theirId', 'own.id', 'theirs.confirmedAt'])
    .where('theirs.userId', '=', from.id)
    .where('own.userId', '=', into.id)
    .execute()
  for (const { theirId, id, confirmedAt } of shared) {
    await db.updateTable('mails').set({ addressId: id }).where('addressId', '=', theirId).execute()
    if (confirmedAt !== null) {
      await db.updateTable('mailAddresses').set({ confirmedAt }).where('id', '=', id).execute()
    }
  }
  await db
    .deleteFrom('mailAddresses')
    .where('userId', '=', from.id)
    .where('addressKey', 'in', own)
    .execute()
  for (const table of ['mailAddresses', 'mails'] as const) {
    await db.updateTable(table).set({ userId: into.id }).where('userId', '=', from.id).execute()
  }
}
