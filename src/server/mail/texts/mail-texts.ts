/** Texts of mails and of the pages that they lead to. `{name}` stands for the business. */
export interface MailTexts {
  /** Subject of a mail with messages; the same for all mails of a thread. */
  subject: string
  /** Line before the messages. */
  lead: string
  /** Line above which answers stand. */
  replyAbove: string
  /** Link to the page with the messenger. */
  open: string
  /** Reason for which the reader gets the mail. */
  reason: string
  /** Says that answers to the mail are not read. */
  answerThere: string
  /** Link that ends mails. */
  unsubscribe: string
  /** Subject of a mail that asks to confirm an address. */
  confirmSubject: string
  confirmLead: string
  /** Link and button that confirm. */
  confirmAction: string
  confirmIgnore: string
  confirmed: string
  notValid: string
  /** Question of the page that ends mails. */
  leaveAsk: string
  left: string
}
