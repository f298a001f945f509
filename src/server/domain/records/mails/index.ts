export { askForConfirmation } from './ask-for-confirmation'
export {
  findInvitationMail,
  insertInvitationMail,
  type InvitationMail,
  listInvitationMails
} from './invitation-mails'
export {
  addressKeyOf,
  ensureMailAddress,
  findAddressByToken,
  findAddressOf,
  isStopped,
  noteConfirmed,
  stopAddress,
  type UserAddress
} from './mail-addresses'
export {
  countWaitingMails,
  deleteMail,
  findMailByToken,
  fullUntil,
  listEarlierIds,
  scheduleMail,
  scheduleUnseen,
  updateMail
} from './mail-queue'
export { findMailbox, saveMailbox } from './mailboxes'
export { countReceivedMails, findReceivedMail, insertReceivedMail } from './received-mails'
export { listMailed, listUnseen, MESSAGES_PER_MAIL_MAX, type Reader } from './unseen-messages'
