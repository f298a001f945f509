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
export { composeInvitation, type InvitationFacts } from './compose-invitation'
export { composeMail, type MailFacts } from './compose-mail'
export { INVITATION_LANGUAGES, type InvitationLanguage } from './invitation-texts'
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
