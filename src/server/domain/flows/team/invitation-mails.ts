import { openSecret } from '../../../auth'
import { type Db, readJson } from '../../../storage'
import type { AppContext, Tx } from '../../transaction'
import type { MailOutcome } from '../mails'

/** Time after which an attempt counts as cut off. */
const LEASE_MS = 10 * 60_000
/** Name of a business that has no app yet. */
const NAMELESS = 'Pipit'

/** A mail with the link of an invitation that is to be sent now. */
export interface ClaimedInvitation {
  id: string
  /** Counts from 1. */
  attempt: number
  firstTriedAt: number
  messageId: string
  businessName: string
  to: string
  /** Tag of the language in which it is written. */
  language: string
  /** E-mail of the member who invites. */
  invitedBy: string
  /** Token of the link. */
  token: string
}

/** Names the business by the first app of an agent, or the first of all; the demo is no business. */
const nameBusiness = async (db: Db, appIds: string[]): Promise<string> => {
  const app = await db
    .selectFrom('apps')
    .leftJoin('demoApp', 'demoApp.appId', 'apps.id')
    .select('apps.displayName')
    .$if(appIds.length > 0, all => all.where('apps.id', 'in', appIds))
    .orderBy('demoApp.appId', order => order.asc().nullsFirst())
    .orderBy('apps.id')
    .limit(1)
    .executeTakeFirst()
  return app?.displayName ?? NAMELESS
}

/**
 * Begins an attempt to send a mail with the link of an invitation.
 *
 * @returns Undefined: it is not due, or its invitation has ended.
 */
export const claimInvitationMail = async (
  { db, now, secretBox }: Tx,
  id: string
): Promise<ClaimedInvitation | undefined> => {
  const mail = await db
    .selectFrom('invitationMails')
    .innerJoin('consoleInvitations', 'consoleInvitations.id', 'invitationMails.id')
    .selectAll('invitationMails')
    .select(['invitedBy', 'appIdsJson', 'expiresAt'])
    .where('invitationMails.id', '=', id)
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .executeTakeFirst()
  if (!mail) return undefined
  const { secret, attempts, firstTriedAt, messageId, address: to, language, invitedBy } = mail
  if (secret === null || mail.expiresAt <= now) {
    await db.deleteFrom('invitationMails').where('id', '=', id).execute()
    return undefined
  }
  const attempt = attempts + 1
  const since = firstTriedAt ?? now
  await db
    .updateTable('invitationMails')
    .set({ attempts: attempt, claimedAt: now, firstTriedAt: since, dueAt: now + LEASE_MS })
    .where('id', '=', id)
    .execute()
  return {
    id,
    attempt,
    firstTriedAt: since,
    messageId,
    businessName: await nameBusiness(db, readJson<string[]>(mail.appIdsJson)),
    to,
    language,
    invitedBy,
    token: openSecret(secretBox, secret, id)
  }
}

/**
 * Notes that the last byte of a mail with an invitation goes now.
 *
 * @returns False: it must not go. The invitation has ended meanwhile, or another attempt has begun.
 */
export const beginSendingInvitation = async (
  { db }: Tx,
  { id, attempt }: ClaimedInvitation
): Promise<boolean> => {
  const begun = await db
    .updateTable('invitationMails')
    .set({ state: 'sending', dueAt: null })
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return begun !== undefined
}

/** Stores the outcome of an attempt. The link is forgotten as soon as there is none to come. */
export const settleInvitationMail = async (
  { db }: Tx,
  { id, attempt }: ClaimedInvitation,
  outcome: MailOutcome
): Promise<void> => {
  const attempted = db
    .updateTable('invitationMails')
    .set({ claimedAt: null, error: outcome.type === 'sent' ? null : outcome.error })
    .where('id', '=', id)
    .where('attempts', '=', attempt)
  if (outcome.type === 'later') {
    await attempted
      .set({ state: 'waiting', dueAt: outcome.dueAt })
      .where('state', 'in', ['waiting', 'sending'])
      .execute()
    return
  }
  await attempted
    .set({ state: outcome.type, dueAt: null, secret: null })
    .where('state', 'in', ['waiting', 'sending', 'unanswered'])
    .execute()
}

/**
 * Takes up what an earlier process has left, as {@link recoverMails} does.
 *
 * @returns The number of those that are not repeated.
 */
export const recoverInvitationMails = ({ write }: AppContext): Promise<number> =>
  write(async ({ db, now }) => {
    await db
      .updateTable('invitationMails')
      .set({ claimedAt: null, dueAt: now })
      .where('state', '=', 'waiting')
      .where('claimedAt', 'is not', null)
      .execute()
    const cut = await db
      .updateTable('invitationMails')
      .set({ state: 'unanswered', claimedAt: null, secret: null })
      .where('state', '=', 'sending')
      .returning('id')
      .execute()
    return cut.length
  })
