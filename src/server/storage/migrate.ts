import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator } from 'kysely'
import type { Db } from './database'
import * as first from './migrations/0001-first'
import * as files from './migrations/0002-files'
import * as postbacks from './migrations/0003-postbacks'
import * as identity from './migrations/0004-identity'
import * as replacedSessions from './migrations/0005-replaced-sessions'
import * as webhooks from './migrations/0006-webhooks'
import * as clients from './migrations/0007-clients'
import * as appEventsByConversation from './migrations/0009-app-events-by-conversation'
import * as silentMessages from './migrations/0010-silent-messages'
import * as conversationStatus from './migrations/0011-conversation-status'
import * as readiness from './migrations/0012-readiness'
import * as deliveryMarks from './migrations/0013-delivery-marks'
import * as eventSubjects from './migrations/0014-event-subjects'
import * as replacedSessionsSend from './migrations/0015-replaced-sessions-send'
import * as claims from './migrations/0016-claims'
import * as blockedUsers from './migrations/0017-blocked-users'
import * as emailsInAnyCase from './migrations/0018-emails-in-any-case'
import * as freeFiles from './migrations/0019-free-files'
import * as replacedSessionsEnd from './migrations/0020-replaced-sessions-end'
import * as deletedMessages from './migrations/0021-deleted-messages'
import * as answerTimes from './migrations/0022-answer-times'
import * as pageLoads from './migrations/0023-page-loads'
import * as demoApp from './migrations/0024-demo-app'
import * as pageLoadCounts from './migrations/0025-page-load-counts'
import * as settingsChanges from './migrations/0026-settings-changes'
import * as customTexts from './migrations/0027-custom-texts'
import * as mails from './migrations/0028-mails'
import * as conversationLife from './migrations/0029-conversation-life'
import * as channelDeliveries from './migrations/0031-channel-deliveries'
import * as teamNames from './migrations/0032-team-names'
import * as savedReplies from './migrations/0033-saved-replies'
import * as conversationChanges from './migrations/0034-conversation-changes'
import * as conversationCounts from './migrations/0035-conversation-counts'
import * as consoleInvitations from './migrations/0036-console-invitations'
import * as consoleRoles from './migrations/0037-console-roles'
import * as consoleUserApps from './migrations/0038-console-user-apps'
import * as consoleSessionUses from './migrations/0039-console-session-uses'
import * as consoleDeactivation from './migrations/0040-console-deactivation'
import * as mailboxes from './migrations/0041-mailboxes'
import * as idempotencyKeys from './migrations/0042-idempotency-keys'
import * as conversationPriority from './migrations/0043-conversation-priority'
import * as keyUses from './migrations/0044-key-uses'
import * as mailAuthors from './migrations/0045-mail-authors'
import * as pictureSizes from './migrations/0046-picture-sizes'
import * as tagsAndWaiting from './migrations/0047-tags-and-waiting'
import * as mentions from './migrations/0048-mentions'
import * as auditLog from './migrations/0049-audit-log'
import * as channelAccounts from './migrations/0050-channel-accounts'
import * as deliveryContents from './migrations/0051-delivery-contents'
import * as clientWroteAt from './migrations/0052-client-wrote-at'
import * as savedViews from './migrations/0054-saved-views'
import * as connectionSince from './migrations/0055-connection-since'
import * as scheduledMessages from './migrations/0056-scheduled-messages'
import * as secondFactors from './migrations/0057-second-factors'
import * as passkeys from './migrations/0058-passkeys'
import * as shownMembers from './migrations/0059-shown-members'
import * as mergedConversations from './migrations/0060-merged-conversations'
import * as channelWaits from './migrations/0062-channel-waits'
import * as savedReplyContents from './migrations/0063-saved-reply-contents'
import * as teamGroups from './migrations/0064-team-groups'
import * as pageVisits from './migrations/0065-page-visits'
import * as mergeSources from './migrations/0066-merge-sources'
import * as invitationMails from './migrations/0067-invitation-mails'
import * as fileBytes from './migrations/0068-file-bytes'
import * as throttles from './migrations/0069-throttles'

/** In order; a migration that was released is never changed. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-first': first,
  '0002-files': files,
  '0003-postbacks': postbacks,
  '0004-identity': identity,
  '0005-replaced-sessions': replacedSessions,
  '0006-webhooks': webhooks,
  '0007-clients': clients,
  '0009-app-events-by-conversation': appEventsByConversation,
  '0010-silent-messages': silentMessages,
  '0011-conversation-status': conversationStatus,
  '0012-readiness': readiness,
  '0013-delivery-marks': deliveryMarks,
  '0014-event-subjects': eventSubjects,
  '0015-replaced-sessions-send': replacedSessionsSend,
  '0016-claims': claims,
  '0017-blocked-users': blockedUsers,
  '0018-emails-in-any-case': emailsInAnyCase,
  '0019-free-files': freeFiles,
  '0020-replaced-sessions-end': replacedSessionsEnd,
  '0021-deleted-messages': deletedMessages,
  '0022-answer-times': answerTimes,
  '0023-page-loads': pageLoads,
  '0024-demo-app': demoApp,
  '0025-page-load-counts': pageLoadCounts,
  '0026-settings-changes': settingsChanges,
  '0027-custom-texts': customTexts,
  '0028-mails': mails,
  '0029-conversation-life': conversationLife,
  '0031-channel-deliveries': channelDeliveries,
  '0032-team-names': teamNames,
  '0033-saved-replies': savedReplies,
  '0034-conversation-changes': conversationChanges,
  '0035-conversation-counts': conversationCounts,
  '0036-console-invitations': consoleInvitations,
  '0037-console-roles': consoleRoles,
  '0038-console-user-apps': consoleUserApps,
  '0039-console-session-uses': consoleSessionUses,
  '0040-console-deactivation': consoleDeactivation,
  '0041-mailboxes': mailboxes,
  '0042-idempotency-keys': idempotencyKeys,
  '0043-conversation-priority': conversationPriority,
  '0044-key-uses': keyUses,
  '0045-mail-authors': mailAuthors,
  '0046-picture-sizes': pictureSizes,
  '0047-tags-and-waiting': tagsAndWaiting,
  '0048-mentions': mentions,
  '0049-audit-log': auditLog,
  '0050-channel-accounts': channelAccounts,
  '0051-delivery-contents': deliveryContents,
  '0052-client-wrote-at': clientWroteAt,
  '0054-saved-views': savedViews,
  '0055-connection-since': connectionSince,
  '0056-scheduled-messages': scheduledMessages,
  '0057-second-factors': secondFactors,
  '0058-passkeys': passkeys,
  '0059-shown-members': shownMembers,
  '0060-merged-conversations': mergedConversations,
  '0062-channel-waits': channelWaits,
  '0063-saved-reply-contents': savedReplyContents,
  '0064-team-groups': teamGroups,
  '0065-page-visits': pageVisits,
  '0066-merge-sources': mergeSources,
  '0067-invitation-mails': invitationMails,
  '0068-file-bytes': fileBytes,
  '0069-throttles': throttles
}

type AnyDb = Kysely<Record<typeof DEFAULT_MIGRATION_TABLE, { name: string }>>

/** @throws {Error} For a database that has been through migrations which this version does not know. */
const refuseNewer = async (db: AnyDb): Promise<void> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return
  const done = await db.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').execute()
  const unknown = done.find(({ name }) => !Object.hasOwn(MIGRATIONS, name))
  if (!unknown) return
  throw new Error(`a newer version of the server has written it: it holds ${unknown.name}`)
}

/**
 * Brings the tables to what this version expects: all the way, or not at all.
 *
 * @throws {Error} When a newer version has written the database, or it cannot be written.
 */
export const migrate = async (db: Db): Promise<void> => {
  const untyped = db as unknown as AnyDb
  await refuseNewer(untyped)
  const migrator = new Migrator({
    db: untyped,
    provider: { getMigrations: async () => MIGRATIONS }
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
