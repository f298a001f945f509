import { type App, awaitStored, limitFailures, schemaCompiler, type Services } from '../shared'
import { bindActivity } from './activity'
import { bindAuditLog } from './audit-log'
import { bindAuthCodes } from './auth-codes'
import { bindApps } from './apps'
import { bindChanges } from './changes'
import { bindChannelTests } from './channel-tests'
import { bindAttachments } from './attachments'
import { bindClients } from './clients'
import { bindConversationLists } from './conversation-lists'
import { bindConversations } from './conversations'
import { bindDevices } from './devices'
import { answerNoRoute, answerRestError, badRequest } from './errors'
import { bindEvents } from './events'
import type { ExportLimit } from './export-limit'
import { guard, requireScopes } from './guard'
import { bindIntegrations } from './integrations'
import { bindKeys } from './keys'
import { bindMergeConversations } from './merge-conversations'
import { bindMessageTemplates } from './message-templates'
import { bindMessages } from './messages'
import { bindPageVisits } from './page-visits'
import { bindParticipants } from './participants'
import { bindSavedReplies } from './saved-replies'
import { bindScheduledMessages } from './scheduled-messages'
import { bindSearch } from './search'
import { bindTeam } from './team'
import { bindTeamGroups } from './team-groups'
import { bindUserBlocks } from './user-blocks'
import { bindUserConnection } from './user-connection'
import { bindUserExport } from './user-export'
import { bindUsers } from './users'
import { bindWebhookDeliveries } from './webhook-deliveries'
import { bindWebhookTries } from './webhook-tries'
import { bindWebhooks } from './webhooks'

/**
 * Binds the business REST API. Called for each of its two prefixes, `/v2` and `/sc/v2`.
 *
 * @param exportLimit Shared by both prefixes.
 */
export const bindRest = (rest: App, services: Services, exportLimit: ExportLimit): void => {
  rest.setValidatorCompiler(schemaCompiler(badRequest))
  rest.setErrorHandler(limitFailures(services, answerRestError))
  rest.setNotFoundHandler(answerNoRoute)
  rest.decorateRequest('principal')
  rest.addHook('onRoute', requireScopes)
  rest.addHook('onRequest', guard(services))
  awaitStored(rest, services)

  bindApps(rest, services)
  bindChanges(rest, services)
  bindAuditLog(rest, services)
  bindKeys(rest, services)
  bindIntegrations(rest, services)
  bindMessageTemplates(rest, services)
  bindChannelTests(rest, services)
  bindWebhooks(rest, services)
  bindWebhookDeliveries(rest, services)
  bindWebhookTries(rest, services)
  bindUsers(rest, services)
  bindUserBlocks(rest, services)
  bindClients(rest, services)
  bindDevices(rest, services)
  bindPageVisits(rest, services)
  bindUserConnection(rest, services)
  bindUserExport(rest, services, exportLimit)
  bindAuthCodes(rest, services)
  bindConversations(rest, services)
  bindConversationLists(rest, services)
  bindMergeConversations(rest, services)
  bindParticipants(rest, services)
  bindMessages(rest, services)
  bindScheduledMessages(rest, services)
  bindAttachments(rest, services)
  bindActivity(rest, services)
  bindEvents(rest, services)
  bindSearch(rest, services)
  bindTeam(rest, services)
  bindSavedReplies(rest, services)
  bindTeamGroups(rest, services)
}
