import { Type } from 'typebox'
import { recordWebhookTry, sendAgain, sendTestEvent } from '../../domain/flows'
import { WEBHOOK_TRIGGERS, type WebhookTrigger } from '../../domain/records'
import { readJson, type Row } from '../../storage'
import { type App, oneOf, type Services } from '../shared'
import { actorOf } from './acting'
import { RestError } from './errors'
import { ALL_SETUP } from './guard'
import { DeliveryPath, requireDelivery } from './webhook-deliveries'
import { requireWebhook, WebhookPath } from './webhooks'

const PATH = '/apps/:appId/integrations/:integrationId/webhooks/:webhookId'

const Test = Type.Object({ trigger: Type.Optional(oneOf(...WEBHOOK_TRIGGERS)) })

const chooseTrigger = (
  { triggersJson }: Row<'webhooks'>,
  asked: WebhookTrigger | undefined
): WebhookTrigger => {
  const own = readJson<WebhookTrigger[]>(triggersJson)
  const trigger = asked ?? own[0]
  if (trigger && own.includes(trigger)) return trigger
  throw new RestError(
    'bad_request',
    `trigger must be one of those of the webhook: ${own.join(', ')}.`
  )
}

/** `…/webhooks/{webhookId}/test` and `…/deliveries/{deliveryId}/redeliver`: what people send by hand. */
export const bindWebhookTries = (rest: App, { domain, limits }: Services): void => {
  rest.post(
    `${PATH}/test`,
    { config: ALL_SETUP, schema: { params: WebhookPath, body: Test } },
    async (request, reply) => {
      limits.consume('webhook_tries', request.params.webhookId)
      const event = await domain.write(async tx => {
        const webhook = await requireWebhook(tx, request)
        const trigger = chooseTrigger(webhook, request.body.trigger)
        await recordWebhookTry(tx, actorOf(request), { webhook, action: 'tested' })
        return sendTestEvent(tx, webhook, trigger)
      })
      return reply.code(202).send({ event })
    }
  )

  rest.post(
    `${PATH}/deliveries/:deliveryId/redeliver`,
    { config: ALL_SETUP, schema: { params: DeliveryPath } },
    async (request, reply) => {
      limits.consume('webhook_tries', request.params.webhookId)
      const event = await domain.write(async tx => {
        const webhook = await requireWebhook(tx, request)
        const sent = await sendAgain(tx, await requireDelivery(tx, request))
        if (!sent) {
          throw new RestError(
            'conflict',
            'The event is no longer kept: it was too long, or something that it shows was deleted.'
          )
        }
        await recordWebhookTry(tx, actorOf(request), { webhook, action: 'redelivered' })
        return sent
      })
      return reply.code(202).send({ event })
    }
  )
}
