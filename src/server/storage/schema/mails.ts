import type { Generated } from 'kysely'

/** An address that mails to a user go to, or would go to. */
export interface MailAddressRow {
  id: string
  appId: string
  userId: string
  /** The spelling that was given. */
  address: string
  /** In lower case, by which it is compared. */
  addressKey: string
  /** Random characters in its links, with which its owner confirms it or ends mails to it. */
  token: string
  /** Time at which its owner was last asked to confirm it; null: never. */
  askedAt: number | null
  confirmedAt: number | null
  /** Since when nothing goes there; null: mails do. */
  stoppedAt: number | null
  stopReason: 'unsubscribed' | 'refused' | null
  /** Time of the last mail from there that answered none of ours; null: there was none. */
  wroteAt: Generated<number | null>
  createdAt: number
}

/** A mail to a user, from the message that causes it to what became of it; or one of theirs. */
export interface MailRow {
  id: string
  userId: string
  /** Null: a mail that asks to confirm an address. */
  conversationId: string | null
  /** Chosen at each attempt; null: at none yet. */
  addressId: string | null
  /** Random characters in the address for answers. */
  token: string
  /** Message-ID of the mail, the same at each attempt; of one of theirs without: the id of its message. */
  messageId: string
  /**
   * `waiting`: no attempt has come to its last byte. `sending`: that byte may have gone. `unanswered`: the
   * server ended before the answer to it came; it is not repeated. `failed`: refused or given up.
   * `received`: it came from the user, and answers none of ours.
   */
  state: 'waiting' | 'sending' | 'sent' | 'unanswered' | 'failed' | 'received'
  /** Newest message that it carries; null: no attempt was made. */
  upToMessageId: string | null
  attempts: Generated<number>
  /** Time at which the running attempt began; null: none runs. */
  claimedAt: number | null
  firstTriedAt: number | null
  /** Time of the next look at it; null: it waits for an address, or is done. */
  dueAt: number | null
  /** Reason for the last failure, without addresses. */
  error: string | null
  sentAt: number | null
  createdAt: number
}

/** A mail with the link of an invitation to the team; it goes with its invitation. */
export interface InvitationMailRow {
  /** Id of the invitation. */
  id: string
  address: string
  /** Tag of the language in which it is written. */
  language: string
  /** Token of the link, sealed; null: the mail is sent or given up, and needs it no more. */
  secret: string | null
  /** Message-ID of the mail, the same at each attempt. */
  messageId: string
  /** States as those of a mail to a user. */
  state: Exclude<MailRow['state'], 'received'>
  attempts: Generated<number>
  /** Time at which the running attempt began; null: none runs. */
  claimedAt: number | null
  firstTriedAt: number | null
  /** Time of the next attempt; null: there is none. */
  dueAt: number | null
  /** Reason for the last failure, without addresses. */
  error: string | null
  createdAt: number
}
