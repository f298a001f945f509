export { askForConfirmation } from './ask-for-confirmation'
export {
  addressKeyOf,
  ensureMailAddress,
  findAddressByToken,
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
  updateMail
} from './mail-queue'
export { listUnseen, MESSAGES_PER_MAIL_MAX, type Reader } from './unseen-messages'
