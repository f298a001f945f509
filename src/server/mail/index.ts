export {
  type Answer,
  type AnswerFile,
  type CertificateFiles,
  type Door,
  findRecipients,
  findReferredToken,
  findReportedToken,
  hasOwnWords,
  isReport,
  type Letter,
  type ListenSettings,
  loadCertificate,
  type MailboxSettings,
  type MailTarget,
  type OAuthSettings,
  readAnswer,
  readMailTarget
} from './answers'
export { composeMail, type MailFacts } from './compose-mail'
export {
  describeMail,
  type MailSettings,
  planMails,
  readMailSettings,
  returnPathOf
} from './read-mail-settings'
export { isLocalHost } from './read-server-url'
export { type RawMail, sendRaw, type SendOptions, SmtpError } from './send-raw'
export { fillName, wordsIn } from './texts'
