import type { Row } from '../../../storage'
import { findAddressOf, isStopped, listUnseen, scheduleMail, updateMail } from '../../records'
import type { AppContext, Tx } from '../../transaction'
import type { ClaimedMail } from './claim-mail'
import { endMailsTo } from './end-mails'
import { isInThread } from './find-thread'
import { failMailed, tellMailed } from './tell-mailed'

/** Result of an attempt. */
export type MailOutcome =
  | { type: 'sent' }
  /** `error` names no address. */
  | { type: 'later'; dueAt: number; error: string }
  | { type: 'failed'; error: string; isRefused: boolean }

type Mail = Row<'mails'>

/** Finds a mail as long as an attempt is its newest one. */
const findAttempt = (
  { db }: Tx,
  { id, attempt }: Pick<ClaimedMail, 'id' | 'attempt'>,
  states: Mail['state'][]
): Promise<Mail | undefined> =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('state', 'in', states)
    .executeTakeFirst()

/** Tells whether all that a mail carries is unseen still, and its address gets mails. */
const isWanted = async (tx: Tx, mail: Mail, { news }: ClaimedMail): Promise<boolean> => {
  const address = await findAddressOf(tx.db, mail)
  if (!address) return false
  if (mail.conversationId === null || !news) return address.confirmedAt === null
  const reader = { conversationId: mail.conversationId, userId: mail.userId }
  if ((await isStopped(tx.db, address)) && !(await isInThread(tx, reader, address))) return false
  const unseen = new Set((await listUnseen(tx.db, reader)).map(({ id }) => id))
  return news.messages.every(({ id }) => unseen.has(id))
}

/**
 * Notes that the last byte of a mail goes now.
 *
 * @returns False: it must not go. Something in it was seen meanwhile, or another attempt has begun.
 */
export const beginSending = async (tx: Tx, claimed: ClaimedMail): Promise<boolean> => {
  const mail = await findAttempt(tx, claimed, ['waiting'])
  if (!mail) return false
  if (!(await isWanted(tx, mail, claimed))) {
    await updateMail(tx, mail, { dueAt: tx.now, claimedAt: null })
    return false
  }
  await updateMail(tx, mail, { state: 'sending', sentAt: tx.now, dueAt: null })
  return true
}

const scheduleNext = async (tx: Tx, { conversationId, userId }: Mail): Promise<void> => {
  if (conversationId === null) return
  const reader = { conversationId, userId }
  if ((await listUnseen(tx.db, reader)).length) await scheduleMail(tx, reader)
}

/** Stores the outcome of an attempt. */
export const settleMail = async (
  tx: Tx,
  claimed: ClaimedMail,
  outcome: MailOutcome
): Promise<void> => {
  // An attempt that another process took for cut off may have been the one that was accepted.
  const mail = await findAttempt(tx, claimed, ['waiting', 'sending', 'unanswered'])
  if (!mail) return
  const done = { claimedAt: null, dueAt: null }
  if (outcome.type === 'sent') {
    const sentAt = mail.sentAt ?? tx.now
    await updateMail(tx, mail, { ...done, state: 'sent', sentAt, error: null })
    await tellMailed(tx, mail, claimed.news?.messages ?? [])
    return scheduleNext(tx, mail)
  }
  const { error } = outcome
  if (outcome.type === 'later') {
    const { dueAt } = outcome
    return updateMail(tx, mail, { state: 'waiting', sentAt: null, claimedAt: null, dueAt, error })
  }
  await updateMail(tx, mail, { ...done, state: 'failed', sentAt: null, error })
  const address = outcome.isRefused ? await findAddressOf(tx.db, mail) : undefined
  if (address) await endMailsTo(tx, address, 'refused')
  const code = outcome.isRefused ? 'bad_request' : 'service_unavailable'
  await failMailed(tx, mail, claimed.news?.messages ?? [], { code, message: error })
}

/**
 * Takes up what an earlier process has left: attempts without a last byte begin again now. A mail whose
 * last byte may have gone is not repeated.
 *
 * @returns The number of the latter.
 */
export const recoverMails = (domain: AppContext): Promise<number> =>
  domain.write(async tx => {
    await tx.db
      .updateTable('mails')
      .set({ claimedAt: null, dueAt: tx.now })
      .where('state', '=', 'waiting')
      .where('claimedAt', 'is not', null)
      .execute()
    const cut = await tx.db
      .updateTable('mails')
      .set({ state: 'unanswered', claimedAt: null })
      .where('state', '=', 'sending')
      .returningAll()
      .execute()
    for (const mail of cut) await scheduleNext(tx, mail)
    return cut.length
  })
