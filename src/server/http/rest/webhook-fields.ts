import { Type } from 'typebox'
import { WEBHOOK_TRIGGERS } from '../../domain/records'
import { type Outbound, OutboundError } from '../../outbound'
import { oneOf, Url } from '../shared'
import { RestError } from './errors'

const Triggers = Type.Array(oneOf(...WEBHOOK_TRIGGERS), { minItems: 1, maxItems: 100 })
const Flag = Type.Optional(Type.Boolean())

/** Body of a request that creates a webhook. */
export const NewWebhook = Type.Object({
  target: Url,
  triggers: Triggers,
  includeFullUser: Flag,
  includeFullSource: Flag
})

/** Body of a request that changes a webhook. */
export const WebhookChanges = Type.Partial(NewWebhook)

/** @throws {RestError} `bad_request` for an address to which the server does not send. */
export const checkTarget = (outbound: Outbound, target: string): void => {
  try {
    outbound.checkTarget(target)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw new RestError('bad_request', `target: ${error.message}`)
  }
}
