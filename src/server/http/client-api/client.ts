import { recordPage } from '../../domain/flows'
import type { App, Services } from '../shared'
import { AppPath, Device } from './schemas'

/** The browser of the visitor, and the page that is open in it. */
export const bindClient = (app: App, { domain }: Services): void => {
  app.put(
    '/apps/:appId/client',
    { schema: { params: AppPath, body: Device } },
    async ({ session, body }) => {
      await recordPage(domain, session, body)
      return {}
    }
  )
}
