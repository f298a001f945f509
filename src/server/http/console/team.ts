import { listTeam } from '../../domain/records'
import type { App, Services } from '../shared'
import { requireSession } from './signed-in'

/** `/console/api/team`: those who sign in to the console, to whom conversations can be assigned. */
export const bindTeam = (app: App, services: Services): void => {
  app.get('/team', async request => {
    await requireSession(services, request)
    return { members: await listTeam(services.domain.storage.read) }
  })
}
