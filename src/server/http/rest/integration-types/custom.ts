import { Type } from 'typebox'
import { createCustomIntegration, listWebhooks, renameIntegration } from '../../../domain/records'
import { restWebhook } from '../../../domain/views'
import { Name, nullable } from '../../shared'
import { badRequest } from '../errors'
import { parserOf } from '../parser-of'
import { checkTarget, NewWebhook } from '../webhook-fields'
import type { IntegrationType } from './integration-type'

const displayName = Type.Optional(nullable(Name))

const readNew = parserOf(
  Type.Object({ displayName, webhooks: Type.Array(NewWebhook, { minItems: 1, maxItems: 1 }) })
)
const readChanges = parserOf(Type.Object({ displayName }))

const ALL_WEBHOOKS = { limit: 100 }

/** A program of the business: it receives events by webhook and calls the REST API with its own keys. */
export const custom: IntegrationType = {
  async create(body, { outbound }) {
    const { displayName, webhooks } = readNew(body)
    const [webhook] = webhooks
    if (!webhook) throw badRequest(['webhooks must have one item.'])
    checkTarget(outbound, webhook.target)
    return (tx, appId) => createCustomIntegration(tx, appId, { displayName, webhook })
  },
  async update(body) {
    const { displayName } = readChanges(body)
    return async (tx, integration) =>
      displayName === undefined ? integration : renameIntegration(tx, integration, displayName)
  },
  async show({ db, secretBox }, { id }) {
    const { items } = await listWebhooks(db, secretBox, id, ALL_WEBHOOKS)
    return { webhooks: items.map(restWebhook) }
  }
}
