import { Type } from 'typebox'
import { oneOf } from '../../shared'
import type { Tag } from '../operation'
import { CHANGES_KEPT, SettingsChange } from '../shapes/changes'
import { Integration } from '../shapes/integration'
import { pageOf } from '../shapes/page'
import { Id, maybe, Moment, Nothing, shape, Text, Whole } from '../shapes/parts'

const PageLoad = shape('PageLoad', {
  outcome: oneOf('snippet', 'started', 'refused'),
  origin: maybe(Text),
  at: Moment,
  count: Whole
})

const FailedDelivery = shape('FailedDelivery', {
  conversationId: Id,
  messageId: Id,
  error: Type.String({ description: 'Why, in the words of the service.' }),
  at: Type.String({ format: 'date-time', description: 'When it was written.' })
})

const MessageTemplate = shape('MessageTemplate', {
  name: Text,
  language: Type.String({ description: 'Code of its language, such as `en_GB`.' }),
  category: maybe(Text),
  parameterFormat: oneOf('POSITIONAL', 'NAMED'),
  components: Type.Array(
    Type.Unsafe<unknown>({
      type: 'object',
      description: 'A part of the template, as the service documents it.'
    })
  )
})

const one = Type.Object({ integration: Integration })
const taken = { 409: 'Another integration takes mails at this `incomingAddress`.' }

export const integrations: Tag = {
  name: 'Integrations',
  description:
    'The connections of an app to its users and programs: widgets on sites, channels, bots.',
  operations: {
    'POST /v2/apps/{appId}/integrations': {
      id: 'createIntegration',
      summary: 'Creates an integration',
      answers: { 201: one },
      errors: taken
    },
    'GET /v2/apps/{appId}/integrations': {
      id: 'listIntegrations',
      summary: 'Lists the integrations of an app, all or by type',
      answers: { 200: pageOf({ integrations: Type.Array(Integration) }) }
    },
    'GET /v2/apps/{appId}/integrations/{integrationId}': {
      id: 'getIntegration',
      summary: 'Shows an integration',
      answers: { 200: one }
    },
    'GET /v2/apps/{appId}/integrations/{integrationId}/page-loads': {
      id: 'listPageLoads',
      summary: 'Lists the sites whose pages loaded a web integration last, the newest first',
      description:
        '`snippet`: the snippet asked for the script; `started`: the messenger read its settings; `refused`: originWhitelist lacks the origin. At most 20 sites each, to the minute; without `origin` the page named none. `count`: loads since the site is listed, at least.',
      answers: { 200: Type.Object({ pageLoads: Type.Array(PageLoad) }) }
    },
    'GET /v2/apps/{appId}/integrations/{integrationId}/failed-deliveries': {
      id: 'listFailedDeliveries',
      summary: 'Lists the messages that a channel could not deliver, the newest first',
      description:
        'At most 20, of the last 14 days. The message bears the same reason as its `deliveryError`.',
      answers: { 200: Type.Object({ failedDeliveries: Type.Array(FailedDelivery) }) }
    },
    'GET /v2/apps/{appId}/integrations/{integrationId}/message-templates': {
      id: 'listMessageTemplates',
      summary: 'Lists the message templates that WhatsApp has approved for the business',
      description:
        'WhatsApp is asked each time. A template is sent by a message whose `override.whatsapp.payload` is of type `template`; WhatsApp takes it when the messaging window is over, too. The answer is 400 with the words of WhatsApp where it refuses, and for other types of integration; 503 where it does not answer.',
      answers: { 200: Type.Object({ messageTemplates: Type.Array(MessageTemplate) }) },
      errors: { 409: 'The integration has no `businessAccountId`.' }
    },
    'GET /v2/apps/{appId}/integrations/{integrationId}/changes': {
      id: 'listIntegrationChanges',
      summary: 'Lists who changed which setting of an integration, the newest page first',
      description: CHANGES_KEPT,
      answers: { 200: pageOf({ changes: Type.Array(SettingsChange) }) }
    },
    'PATCH /v2/apps/{appId}/integrations/{integrationId}': {
      id: 'updateIntegration',
      summary: 'Changes the given fields of an integration; null restores a default',
      answers: { 200: one },
      errors: taken
    },
    'DELETE /v2/apps/{appId}/integrations/{integrationId}': {
      id: 'deleteIntegration',
      summary: 'Deletes an integration',
      answers: { 200: Nothing }
    }
  }
}
