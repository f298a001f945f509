import { Type, type TSchema } from 'typebox'
import { CHANNELS } from '../../channels'
import { webFields } from '../rest/integration-types/web-fields'
import { NewWebhook } from '../rest/webhook-fields'
import { Name, nullable, oneOf } from '../schemas'
import { shape, variants } from './shapes/parts'

const displayName = Type.Optional(nullable(Name))

const capital = (type: string): string => type[0]!.toUpperCase() + type.slice(1)

const channels = Object.entries(CHANNELS).map(([type, { settings, secrets, publicParts }]) =>
  shape(`New${capital(type)}Integration`, {
    type: oneOf(type),
    displayName,
    ...settings,
    ...publicParts,
    ...secrets
  })
)

/** What each type of integration reads of a body, by the title that the whole body has. */
export const NEW_INTEGRATIONS: Record<string, TSchema> = {
  NewIntegration: variants('NewIntegration', 'type', [
    shape('NewWebIntegration', { type: oneOf('web'), ...webFields }),
    shape('NewCustomIntegration', {
      type: oneOf('custom'),
      displayName,
      webhooks: Type.Array(NewWebhook, { minItems: 1, maxItems: 1 })
    }),
    ...channels
  ]),
  IntegrationChanges: Type.Unsafe<unknown>({
    type: 'object',
    description:
      'Fields that integrations of its type have. Null unsets what may be left out when one is made; ' +
      'of a custom integration only displayName can be changed.'
  })
}
