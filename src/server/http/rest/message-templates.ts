import { Type } from 'typebox'
import { type Ask, findChannel, type TemplateList, withoutSecrets } from '../../channels'
import { accountOf } from '../../domain/records'
import { OutboundError } from '../../outbound'
import type { App, Services } from '../shared'
import { RestError } from './errors'
import { requireIntegration } from './find'
import { ALL } from './guard'

/** Time limit for each answer of the service: someone waits for it. */
const ANSWER_MAX_MS = 5_000
/** Limit of an answer: a page has 100 templates, each in many languages. */
const ANSWER_MAX_BYTES = 4_194_304

const IntegrationPath = Type.Object({ appId: Type.String(), integrationId: Type.String() })

/** `…/integrations/{integrationId}/message-templates`: asked of the service each time. */
export const bindMessageTemplates = (rest: App, services: Services): void => {
  const { domain, settings, toServices } = services
  const { secretBox, storage } = domain
  const ask: Ask = ({ url, ...request }) =>
    toServices.request(url, { ...request, maxBytes: ANSWER_MAX_BYTES, timeoutMs: ANSWER_MAX_MS })

  rest.get(
    '/apps/:appId/integrations/:integrationId/message-templates',
    { config: ALL, schema: { params: IntegrationPath } },
    async ({ params }) => {
      const integration = await requireIntegration(storage.read, params)
      const { listTemplates } = findChannel(integration.type)?.service ?? {}
      if (!listTemplates) {
        const type = JSON.stringify(integration.type)
        throw new RestError(
          'bad_request',
          `Integrations of type ${type} have no message templates.`
        )
      }
      const account = accountOf(integration, { secretBox, upstreams: settings.upstreams })
      const found = await listTemplates(account, ask).catch((error: unknown): TemplateList => {
        if (error instanceof OutboundError) return { type: 'later', reason: error.message }
        throw error
      })
      if (found.type === 'listed') return { messageTemplates: found.templates }
      if (found.type === 'unset') {
        throw new RestError('conflict', `${found.setting} of the integration is not set.`)
      }
      const reason = JSON.stringify(withoutSecrets(found.reason, account))
      throw found.type === 'later'
        ? new RestError('unavailable', `The service gives no templates now: ${reason}.`)
        : new RestError('bad_request', `The service refuses to give its templates: ${reason}.`)
    }
  )
}
