import type {
  AnswerTimeRow,
  AppRow,
  DemoAppRow,
  IntegrationRow,
  KeyRow,
  PageLoadRow,
  SavedReplyRow,
  SettingsChangeRow
} from './apps'
import type { AuditLogRow } from './audit-log'
import type { ChannelDeliveryRow, ChannelEventRow } from './channels'
import type {
  ConsoleInvitationRow,
  ConsoleSessionRow,
  ConsoleUserAppRow,
  ConsoleUserRow,
  PasskeyRow,
  RecoveryCodeRow,
  SavedViewRow,
  SecondFactorRow,
  SpentChallengeRow,
  TeamGroupMemberRow,
  TeamGroupRow,
  ThrottleRow
} from './console'
import type {
  ConversationChangeRow,
  ConversationRow,
  ConversationTagRow,
  ParticipantRow
} from './conversations'
import type { AppEventRow, UserEventRow } from './events'
import type { MailboxRow } from './mailboxes'
import type { InvitationMailRow, MailAddressRow, MailRow } from './mails'
import type {
  ClientMessageIdRow,
  DeletedMessageRow,
  FileRow,
  IdempotencyKeyRow,
  MentionRow,
  MessageRow,
  PostbackRow,
  ScheduledMessageRow
} from './messages'
import type { ReadinessRow } from './readiness'
import type { AuthCodeRow, SessionKeyRow, SessionRow } from './sessions'
import type { ClientRow, DeviceRow, PageVisitRow, UserRow } from './users'
import type { DeliveryContentRow, WebhookDeliveryRow, WebhookJobRow, WebhookRow } from './webhooks'

/**
 * Rows as the database holds them. Ids are 24 hex digits; times are milliseconds since the epoch;
 * columns named `…Json` hold JSON text; booleans are 0 or 1.
 */
export interface Schema {
  apps: AppRow
  answerTimes: AnswerTimeRow
  demoApp: DemoAppRow
  keys: KeyRow
  integrations: IntegrationRow
  pageLoads: PageLoadRow
  settingsChanges: SettingsChangeRow
  auditLog: AuditLogRow
  savedReplies: SavedReplyRow
  users: UserRow
  sessions: SessionRow
  sessionKeys: SessionKeyRow
  authCodes: AuthCodeRow
  conversations: ConversationRow
  conversationChanges: ConversationChangeRow
  conversationTags: ConversationTagRow
  participants: ParticipantRow
  messages: MessageRow
  deletedMessages: DeletedMessageRow
  mentions: MentionRow
  clientMessageIds: ClientMessageIdRow
  idempotencyKeys: IdempotencyKeyRow
  userEvents: UserEventRow
  appEvents: AppEventRow
  consoleUsers: ConsoleUserRow
  consoleUserApps: ConsoleUserAppRow
  consoleSessions: ConsoleSessionRow
  consoleInvitations: ConsoleInvitationRow
  secondFactors: SecondFactorRow
  recoveryCodes: RecoveryCodeRow
  passkeys: PasskeyRow
  spentChallenges: SpentChallengeRow
  savedViews: SavedViewRow
  teamGroups: TeamGroupRow
  teamGroupMembers: TeamGroupMemberRow
  throttles: ThrottleRow
  files: FileRow
  postbacks: PostbackRow
  scheduledMessages: ScheduledMessageRow
  clients: ClientRow
  devices: DeviceRow
  pageVisits: PageVisitRow
  webhooks: WebhookRow
  webhookJobs: WebhookJobRow
  webhookDeliveries: WebhookDeliveryRow
  deliveryContents: DeliveryContentRow
  readiness: ReadinessRow
  mailAddresses: MailAddressRow
  mails: MailRow
  invitationMails: InvitationMailRow
  mailboxes: MailboxRow
  channelDeliveries: ChannelDeliveryRow
  channelEvents: ChannelEventRow
}

export type {
  AnswerTimeRow,
  AppRow,
  DemoAppRow,
  IntegrationRow,
  KeyRow,
  PageLoadRow,
  SavedReplyRow,
  SettingsChangeRow
} from './apps'
export type { AuditLogRow } from './audit-log'
export type { ChannelDeliveryRow, ChannelEventRow } from './channels'
export type { ConsoleSessionRow, ConsoleUserRow } from './console'
export type { ConversationChangeRow, ConversationRow, ParticipantRow } from './conversations'
export type { AppEventRow, UserEventRow } from './events'
export type { MailAddressRow, MailRow } from './mails'
export type {
  ClientMessageIdRow,
  DeletedMessageRow,
  FileRow,
  MessageRow,
  PostbackRow,
  ScheduledMessageRow
} from './messages'
export type { ReadinessRow } from './readiness'
export type { AuthCodeRow, SessionKeyRow, SessionRow } from './sessions'
export type { ClientRow, DeviceRow, PageVisitRow, UserRow } from './users'
export type { DeliveryContentRow, WebhookDeliveryRow, WebhookJobRow, WebhookRow } from './webhooks'
