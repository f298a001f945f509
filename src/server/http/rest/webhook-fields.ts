import { Type } from 'typebox'
import { WEBHOOK_TRIGGERS } from '../../domain/webhooks/webhook-triggers'
import { type Outbound, OutboundError } from '../../outbound'
import { oneOf, Url } from '../schemas'
import { RestError } from './errors'

const Triggers = Type.Array(oneOf(...WEBHOOK_TRIGGERS), { minItems: 1, maxItems: 100 })
const Flag = Type.Optional(Type.Boolean())

/** What may be set of a webhook when it is made. */
export const NewWebhook = Type.Object({
  target: Url,
  triggers: Triggers,
  includeFullUser: Flag,
  includeFullSource: Flag
})

/** What may be changed of a webhook. */
export const WebhookChanges = Type.Partial(NewWebhook)

/** @throws {RestError} `bad_request` for an address to which nothing will ever be sent. */
export const checkTarget = (outbound: Outbound, target: string): void => {
  try {
    outbound.checkTarget(target)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw new RestError('bad_request', `target: ${error.message}`)
  }
}
