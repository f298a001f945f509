import { Type } from 'typebox'
import {
  createCustomIntegration,
  renameIntegration
} from '../../../domain/integrations/custom-integrations'
import { listWebhooks, restWebhook } from '../../../domain/webhooks/webhooks'
import { Name, nullable } from '../../schemas'
import { readerOf } from '../reader'
import { checkTarget, NewWebhook } from '../webhook-fields'
import type { IntegrationType } from './integration-type'

const displayName = Type.Optional(nullable(Name))

const readNew = readerOf(
  Type.Object({ displayName, webhooks: Type.Array(NewWebhook, { minItems: 1, maxItems: 1 }) })
)
const readChanges = readerOf(Type.Object({ displayName }))

const ALL_WEBHOOKS = { limit: 100 }

/** A program of the business, which hears of events by webhook and acts with keys of its own. */
export const custom: IntegrationType = {
  async create(body, { outbound }) {
    const { displayName, webhooks } = readNew(body)
    const webhook = webhooks[0]!
    checkTarget(outbound, webhook.target)
    return (tx, appId) => createCustomIntegration(tx, appId, { displayName, webhook })
  },
  async update(body) {
    const { displayName } = readChanges(body)
    return async (tx, integration) =>
      displayName === undefined ? integration : renameIntegration(tx, integration, displayName)
  },
  async show(db, { id }) {
    const { items } = await listWebhooks(db, id, ALL_WEBHOOKS)
    return { webhooks: items.map(restWebhook) }
  }
}
