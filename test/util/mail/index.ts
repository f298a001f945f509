export { readMail, type ReceivedMail } from './read-mail'
export { type Answers, type SmtpStub, startSmtpStub } from './smtp-stub'
export { type MailServers, startMailServers } from './mail-servers'
