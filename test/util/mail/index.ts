export { readMail, type ReceivedMail } from './read-mail'
export { type Answers, type SmtpStub, startSmtpStub } from './smtp-stub'
export { startPostfix } from './postfix'
export { type MailServers, startMailServers } from './mail-servers'
