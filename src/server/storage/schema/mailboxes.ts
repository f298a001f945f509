/** A mailbox from which answers are fetched, and how far it was read. */
export interface MailboxRow {
  /** User, host and folder. */
  id: string
  /** UIDVALIDITY of the folder: another one says that its UIDs are others. */
  uidValidity: string
  /** UID of the newest mail that was looked at. */
  lastUid: number
}
