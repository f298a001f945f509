export * from './apps'
export * from './changes'
export * from './channel-identities'
export * from './channels'
export * from './conversations'
export * from './integrations'
export * from './mails'
export * from './messages'
export * from './sessions'
export * from './shared'
export * from './users'
export * from './webhooks'
export {
  listUsersWithEvents,
  type LogReader,
  newestAppPosition,
  readAppEvents,
  readSeq,
  readUserEvents
} from './events'
export {
  countFileBytes,
  deleteFile,
  describeFile,
  fileContent,
  fileIdOf,
  fileUrl,
  findFile,
  eraseFileAt,
  eraseMessageFiles,
  filesShownIn,
  insertBusinessFile,
  insertFile,
  type NewFile,
  noteMemberPicture,
  noteSavedFiles,
  noteShownFiles
} from './files'
export {
  countWaitingDeliveries,
  type FailingChannel,
  type FailingWebhook,
  listFailingChannels,
  listFailingWebhooks,
  readDatabaseBytes
} from './health'
export { isIcon } from './icon-files'
export { checkStorage } from './readiness'
export { deleteFullThrottles, takeToken } from './throttles'
