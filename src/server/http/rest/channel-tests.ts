import { Type } from 'typebox'
import { TEXT_MAX_CHARS } from '../../../protocol'
import { findChannel } from '../../channels'
import { recordIntegrationTest, sendTestMessage } from '../../domain/flows'
import { findChannelDelivery, listTestRecipients } from '../../domain/records'
import { restChannelDelivery, restTestRecipient } from '../../domain/views'
import type { Row } from '../../storage'
import { type App, SEEN_TEXT, type Services } from '../shared'
import { actorOf } from './acting'
import { channelDeliveryNotFound, RestError } from './errors'
import { requireIntegration } from './find'
import { APP_SETUP } from './guard'

const PATH = '/apps/:appId/integrations/:integrationId'
const TEST_TEXT = 'This is a test message.'

const IntegrationPath = Type.Object({ appId: Type.String(), integrationId: Type.String() })
const DeliveryPath = Type.Object({ ...IntegrationPath.properties, deliveryId: Type.String() })

const Test = Type.Object({
  userId: Type.String({ minLength: 1 }),
  text: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: TEXT_MAX_CHARS,
      pattern: SEEN_TEXT,
      description: 'text that is not blank and has no U+0000'
    })
  )
})

/** @throws {RestError} `bad_request` for an integration that carries no messages. */
const requireCarrying = ({ type }: Row<'integrations'>): void => {
  if (findChannel(type)?.service) return
  const got = JSON.stringify(type)
  throw new RestError('bad_request', `Integrations of type ${got} send no messages to a channel.`)
}

/** `…/integrations/{integrationId}/test`, who may get a test message, and how far a message has come. */
export const bindChannelTests = (rest: App, { domain, limits }: Services): void => {
  const { read } = domain.storage

  rest.get(
    `${PATH}/test-recipients`,
    { config: APP_SETUP, schema: { params: IntegrationPath } },
    async ({ params }) => {
      const integration = await requireIntegration(read, params)
      const recipients = await listTestRecipients(read, integration.id)
      return { recipients: recipients.map(each => restTestRecipient(each, integration)) }
    }
  )

  rest.post(
    `${PATH}/test`,
    { config: APP_SETUP, schema: { params: IntegrationPath, body: Test } },
    async (request, reply) => {
      const { params, body } = request
      limits.consume('channel_tries', params.integrationId)
      const { userId, text = TEST_TEXT } = body
      const { type, message } = await domain.write(async tx => {
        const integration = await requireIntegration(tx.db, params)
        requireCarrying(integration)
        const message = await sendTestMessage(tx, integration, { userId, text })
        if (!message) {
          throw new RestError('conflict', 'This user takes no messages through this integration.')
        }
        await recordIntegrationTest(tx, actorOf(request), integration)
        return { type: integration.type, message }
      })
      const { conversationId, id: messageId } = message
      const asked = { conversationId, messageId }
      const delivery = await findChannelDelivery(read, params.integrationId, asked)
      if (!delivery) throw channelDeliveryNotFound()
      return reply.code(202).send({ delivery: restChannelDelivery(delivery, type) })
    }
  )

  rest.get(
    `${PATH}/deliveries/:deliveryId`,
    { config: APP_SETUP, schema: { params: DeliveryPath } },
    async ({ params }) => {
      const { id, type } = await requireIntegration(read, params)
      const delivery = await findChannelDelivery(read, id, { id: params.deliveryId })
      if (!delivery) throw channelDeliveryNotFound()
      return { delivery: restChannelDelivery(delivery, type) }
    }
  )
}
