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

const TestRecipient = shape('TestRecipient', {
  userId: Id,
  conversationId: Id,
  displayName: maybe(Text),
  lastSeen: maybe(Moment),
  messagingWindowExpiresAt: maybe(
    Type.String({
      format: 'date-time',
      description: 'Time until which the service takes such a message; absent: always.'
    })
  ),
  humanAgentWindowExpiresAt: maybe(
    Type.String({
      format: 'date-time',
      description: 'Later time of an integration with `humanAgent`.'
    })
  )
})

const ChannelDelivery = shape('ChannelDelivery', {
  id: Id,
  conversationId: Id,
  messageId: Id,
  state: Type.Unsafe<string>({
    ...oneOf('waiting', 'sent', 'delivered', 'failed'),
    description: '`sent`: the service has taken it. `delivered`: the person has it.'
  }),
  isFinal: Type.Boolean({ description: 'Whether no other state follows.' }),
  error: maybe(
    Type.String({
      description: 'Why it failed, or the last attempt did, in the words of the service.'
    })
  ),
  at: Moment
})

const oneDelivery = Type.Object({ delivery: ChannelDelivery })

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
    'GET /v2/apps/{appId}/integrations/{integrationId}/test-recipients': {
      id: 'listTestRecipients',
      summary: 'Lists the users who used a channel last and could get a test message',
      description: 'At most five. Services let a business write to people who have written to it.',
      answers: { 200: Type.Object({ recipients: Type.Array(TestRecipient) }) }
    },
    'POST /v2/apps/{appId}/integrations/{integrationId}/test': {
      id: 'sendTestMessage',
      summary: 'Sends a test message to a user through a channel',
      description:
        'A message of the business as any other: it stays in the conversation of the user. At most 10 a minute to an integration. Its delivery says what became of it.',
      answers: { 202: oneDelivery },
      errors: { 409: 'The user takes no messages through this integration.' }
    },
    'GET /v2/apps/{appId}/integrations/{integrationId}/deliveries/{deliveryId}': {
      id: 'getChannelDelivery',
      summary: 'Shows how far a message has come in a channel',
      description: 'Kept for 14 days.',
      answers: { 200: oneDelivery }
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
