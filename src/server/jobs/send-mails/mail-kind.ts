import {
  beginSending,
  beginSendingInvitation,
  type ClaimedInvitation,
  type ClaimedMail,
  claimInvitationMail,
  claimMail,
  type MailOutcome,
  recoverInvitationMails,
  recoverMails,
  settleInvitationMail,
  settleMail
} from '../../domain/flows'
import type { DueTable } from '../../domain/records'
import type { AppContext, Tx } from '../../domain/transaction'
import { composeInvitation, composeMail, type MailSettings, returnPathOf } from '../../mail'

/** An attempt to send a mail. */
export interface Attempt {
  id: string
  /** Counts from 1. */
  attempt: number
  firstTriedAt: number
  to: string
}

/** Rules by which mails of one kind wait, are written and are settled. */
export interface MailKind<Claimed extends Attempt> {
  /** Table in which they wait. */
  table: DueTable
  /** Begins an attempt. @returns Undefined: there is nothing to send, or not now. */
  claim(tx: Tx, id: string): Promise<Claimed | undefined>
  compose(claimed: Claimed, settings: MailSettings, publicUrl: string): Promise<Buffer>
  /** Address to which reports of a mail that does not arrive go. */
  returnPath(claimed: Claimed, settings: MailSettings): string
  /** Notes that the last byte goes now. @returns False: it must not go. */
  begin(tx: Tx, claimed: Claimed): Promise<boolean>
  settle(tx: Tx, claimed: Claimed, outcome: MailOutcome): Promise<void>
  /** Takes up what an earlier process has left. @returns The number of those that are not repeated. */
  recover(domain: AppContext): Promise<number>
}

/** Mails to users, with what they have not seen. */
export const USER_MAILS: MailKind<ClaimedMail> = {
  table: 'mails',
  claim: claimMail,
  compose: composeMail,
  returnPath: ({ token }, settings) => returnPathOf(token, settings),
  begin: beginSending,
  settle: settleMail,
  recover: recoverMails
}

/** Mails with invitations to the team. */
export const INVITATION_MAILS: MailKind<ClaimedInvitation> = {
  table: 'invitationMails',
  claim: claimInvitationMail,
  compose: composeInvitation,
  returnPath: (_claimed, { from }) => from,
  begin: beginSendingInvitation,
  settle: settleInvitationMail,
  recover: recoverInvitationMails
}
