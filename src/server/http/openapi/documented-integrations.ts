import { Type, type TProperties } from 'typebox'
import { CHANNELS } from '../../channels'
import { NewWebhook, webFields } from '../rest'
import { Name, nullable, oneOf } from '../shared'
import { capitalize, maybe, shape, variants } from './shapes/parts'

const displayName = maybe(nullable(Name))

const FIELDS: Record<string, { created: TProperties; changed: TProperties }> = {
  web: { created: webFields, changed: webFields },
  custom: {
    created: { displayName, webhooks: Type.Array(NewWebhook, { minItems: 1, maxItems: 1 }) },
    changed: { displayName }
  },
  ...Object.fromEntries(
    Object.entries(CHANNELS).map(([type, { settings, options, secrets, publicParts }]) => {
      const fields = { ...settings, ...options, ...secrets, ...publicParts }
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

/** Bodies of each type of integration, which the schema of the route leaves open. */
export const integrationBodies = {
  NewIntegration: variants(
    'NewIntegration',
    'type',
    Object.entries(FIELDS).map(([type, { created }]) =>
      shape(`New${capitalize(type)}Integration`, { type: oneOf(type), ...created })
    )
  ),
  IntegrationChanges: Type.Unsafe<unknown>({
    // Else a wrong field of one type would fit another one, which does not know it.
    anyOf: Object.entries(FIELDS).map(([type, { changed }]) => ({
      ...shape(`${capitalize(type)}IntegrationChanges`, changed),
      additionalProperties: false
    }))
  })
}
