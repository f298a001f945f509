export { composeMail, type MailFacts } from './compose-mail'
export { describeMail, type MailSettings, planMails, readMailSettings } from './read-mail-settings'
export { type RawMail, sendRaw, type SendOptions, SmtpError } from './send-raw'
export { fillName, wordsIn } from './texts'
