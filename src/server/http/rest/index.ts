import type { App } from '../app'
import type { Services } from '../services'
import { countFailures } from '../limit-requests'
import { schemaCompiler } from '../validation'
import { bindActivity } from './activity'
import { bindAuthCodes } from './auth-codes'
import { bindApps } from './apps'
import { bindAttachments } from './attachments'
import { bindClients } from './clients'
import { bindConversationLists } from './conversation-lists'
import { bindConversations } from './conversations'
import { bindDevices } from './devices'
import { answerNoRoute, answerRestError, badRequest } from './errors'
import { bindEvents } from './events'
import { guard, requireScopes } from './guard'
import { bindIntegrations } from './integrations'
import { bindKeys } from './keys'
import { bindMessages } from './messages'
import { bindParticipants } from './participants'
import { bindSearch } from './search'
import { bindUserExport } from './user-export'
import { bindUsers } from './users'
import { bindWebhookDeliveries } from './webhook-deliveries'
import { bindWebhooks } from './webhooks'

/** The business REST API, once for each address it has: `/v2` and `/sc/v2`. */
export const bindRest = (rest: App, services: Services): void => {
  rest.setValidatorCompiler(schemaCompiler(badRequest))
  rest.setErrorHandler(countFailures(services, answerRestError))
  rest.setNotFoundHandler(answerNoRoute)
  rest.decorateRequest('principal')
  rest.addHook('onRoute', requireScopes)
  rest.addHook('onRequest', guard(services))

  bindApps(rest, services)
  bindKeys(rest, services)
  bindIntegrations(rest, services)
  bindWebhooks(rest, services)
  bindWebhookDeliveries(rest, services)
  bindUsers(rest, services)
  bindClients(rest, services)
  bindDevices(rest, services)
  bindUserExport(rest, services)
  bindAuthCodes(rest, services)
  bindConversations(rest, services)
  bindConversationLists(rest, services)
  bindParticipants(rest, services)
  bindMessages(rest, services)
  bindAttachments(rest, services)
  bindActivity(rest, services)
  bindEvents(rest, services)
  bindSearch(rest, services)
}
