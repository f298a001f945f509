import type { Db, Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { newMailToken } from './mail-addresses'
import { messageIdOf } from './message-ids'
import type { Reader } from './unseen-messages'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Pauses after the first mail, the second …, while messages stay unseen. */
const PAUSES_MS = [2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS]
/** Mails to the participants of one conversation. */
const MAILS_PER_HOUR_MAX = 10

const mailsOf = (db: Db, { conversationId, userId }: Reader) =>
  db.selectFrom('mails').where('conversationId', '=', conversationId).where('userId', '=', userId)

/** Finds when the next mail to a participant may go. */
const dueTime = async ({ db, now }: Tx, delayMs: number, reader: Reader): Promise<number> => {
  const participant = await db
    .selectFrom('participants')
    .select('lastRead')
    .where('conversationId', '=', reader.conversationId)
    .where('userId', '=', reader.userId)
    .executeTakeFirst()
  const { count, last } = await mailsOf(db, reader)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('sentAt').as('last')])
    .where('sentAt', '>', participant?.lastRead ?? 0)
    .executeTakeFirstOrThrow()
  const pause = PAUSES_MS[Math.min(Number(count), PAUSES_MS.length) - 1]
  const soonest = now + delayMs
  return pause === undefined ? soonest : Math.max(soonest, Number(last) + pause)
}

/** Makes a mail wait for what a participant has not seen, unless one does. */
export const scheduleMail = async (tx: Tx, reader: Reader): Promise<void> => {
  const { db, now, mail } = tx
  if (!mail) return
  const waiting = await mailsOf(db, reader)
    .select(['id', 'dueAt'])
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (waiting && waiting.dueAt !== null) return
  const dueAt = await dueTime(tx, mail.delayMs, reader)
  if (waiting) {
    await db.updateTable('mails').set({ dueAt }).where('id', '=', waiting.id).execute()
  } else {
    const id = newId(now)
    const token = newMailToken()
    const messageId = messageIdOf({ id, token }, mail)
    const row = { id, ...reader, token, messageId, state: 'waiting' as const, dueAt }
    await db
      .insertInto('mails')
      .values({ ...row, createdAt: now })
      .execute()
  }
  tx.announceMails()
}

/** Makes mails wait for all that a user has not seen: an address of theirs counts now. */
export const scheduleUnseen = async (tx: Tx, userId: string): Promise<void> => {
  if (!tx.mail) return
  const unread = await tx.db
    .selectFrom('participants')
    .select('conversationId')
    .where('userId', '=', userId)
    .where('unreadCount', '>', 0)
    .execute()
  for (const { conversationId } of unread) await scheduleMail(tx, { conversationId, userId })
}

const countDue = async (db: Db, table: 'mails' | 'invitationMails'): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('dueAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts the mails that wait for their time or the next attempt, invitations to the team among them. */
export const countWaitingMails = async (db: Db): Promise<number> =>
  (await countDue(db, 'mails')) + (await countDue(db, 'invitationMails'))

/**
 * Finds until when a conversation gets no mail, because it got many.
 *
 * @returns Undefined: it may get one now.
 */
export const fullUntil = async (
  { db, now }: Tx,
  conversationId: string
): Promise<number | undefined> => {
  const sent = await db
    .selectFrom('mails')
    .select('sentAt')
    .where('conversationId', '=', conversationId)
    .where('sentAt', '>', now - HOUR_MS)
    .orderBy('sentAt', 'desc')
    .limit(MAILS_PER_HOUR_MAX)
    .execute()
  const oldest = sent[MAILS_PER_HOUR_MAX - 1]?.sentAt
  return typeof oldest === 'number' ? oldest + HOUR_MS : undefined
}

/** Lists the Message-IDs of the mails that a participant got or began with, oldest first. */
export const listEarlierIds = async (db: Db, reader: Reader): Promise<string[]> => {
  const rows = await mailsOf(db, reader)
    .select('messageId')
    .where('state', 'in', ['sent', 'unanswered', 'received'])
    .where('messageId', 'like', '<%')
    .orderBy('id')
    .execute()
  return rows.map(({ messageId }) => messageId)
}

/** Finds a mail by the random part of its address for answers. */
export const findMailByToken = (db: Db, token: string): Promise<Row<'mails'> | undefined> =>
  db.selectFrom('mails').selectAll().where('token', '=', token).executeTakeFirst()

/** Changes a mail. */
export const updateMail = async (
  { db }: Pick<Tx, 'db'>,
  { id }: Pick<Row<'mails'>, 'id'>,
  fields: Partial<Omit<Row<'mails'>, 'id'>>
): Promise<void> => {
  await db.updateTable('mails').set(fields).where('id', '=', id).execute()
}

/** Drops a mail for which there is no reason left. */
export const deleteMail = async (
  { db }: Pick<Tx, 'db'>,
  { id }: Pick<Row<'mails'>, 'id'>
): Promise<void> => {
  await db.deleteFrom('mails').where('id', '=', id).execute()
}
