export { checkClientMessage, checkClientMessageId } from './check-client-message'
export { requireMayStart } from './check-may-start'
export { recordLastSeen } from './device-presence'
export { prunePageVisits } from './keep-page'
export { type Device, recordDevice, ensureSdkIdentity } from './note-device'
export { type CheckedPrechat, checkPrechat, startPrechat } from './prechat'
export { pressPostback } from './press-postback'
export { performActivity } from './visitor-activities'
export { recordPage } from './record-page'
export {
  postVisitorFile,
  postVisitorMessage,
  startConversation,
  type VisitorFile
} from './visitor-messages'
export { writeAsSession } from './write-as'
