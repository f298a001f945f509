export {
  type Answer,
  type AnswerFile,
  type CertificateFiles,
  type Door,
  findAnsweredToken,
  findReportedToken,
  isReport,
  type ListenSettings,
  loadCertificate,
  type MailboxSettings,
  readAnswer,
  readAnswerToken
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
