import { Type, type TProperties } from 'typebox'
import { CHANNELS } from '../../channels'
import { webFields } from '../rest/integration-types/web-fields'
import { NewWebhook } from '../rest/webhook-fields'
import { Name, nullable, oneOf } from '../schemas'
import { maybe, shape, variants } from './shapes/parts'

const displayName = maybe(nullable(Name))

const FIELDS: Record<string, { created: TProperties; changed: TProperties }> = {
  web: { created: webFields, changed: webFields },
  custom: {
    created: { displayName, webhooks: Type.Array(NewWebhook, { minItems: 1, maxItems: 1 }) },
    changed: { displayName }
  },
  ...Object.fromEntries(
    Object.entries(CHANNELS).map(([type, { settings, secrets, publicParts }]) => {
      const fields = { ...settings, ...secrets, ...publicParts }
      return [
        type,
        {
          created: { displayName, ...fields },
          changed: { displayName, ...Type.Partial(Type.Object(fields)).properties }
        }
      ]
    })
  )
}

const capital = (type: string): string => type[0]!.toUpperCase() + type.slice(1)

/** What each type of integration reads of a body, which its route leaves open. */
export const integrationBodies = {
  NewIntegration: variants(
    'NewIntegration',
    'type',
    Object.entries(FIELDS).map(([type, { created }]) =>
      shape(`New${capital(type)}Integration`, { type: oneOf(type), ...created })
    )
  ),
  IntegrationChanges: Type.Unsafe<unknown>({
    anyOf: Object.entries(FIELDS).map(([type, { changed }]) =>
      shape(`${capital(type)}IntegrationChanges`, changed)
    )
  })
}
