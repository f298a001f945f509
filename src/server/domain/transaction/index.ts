export { createAppContext, type AppContext, type MailPlan, type Tx } from './app-context'
export type { Publication, PendingEvent } from './event-log'
export { idOfRequest, newId } from './ids'
export {
  accessTopic,
  type AppEvent,
  type NewAppEvent,
  appTopic,
  CHANNELS_TOPIC,
  connectionTopic,
  DELIVERIES_TOPIC,
  type EventPayload,
  type IdentifiedAppEvent,
  lookTopic,
  MAILS_TOPIC,
  memberTopic,
  type PayloadAuthor,
  type PayloadMessage,
  type PayloadSource,
  sessionTopic,
  settingsTopic,
  type NewUserEvent,
  USER_CHANGE,
  userIdOfTopic,
  userTopic,
  WEBHOOKS_CHANGED_TOPIC,
  WEBHOOKS_TOPIC
} from './pending-events'
export { PRUNE_BATCH_SIZE, pruneInBatches } from './prune-in-batches'
export { appEventSubjects, userEventSubjects } from './event-subjects'
