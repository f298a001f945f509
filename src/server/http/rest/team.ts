import { listAppTeam } from '../../domain/records'
import { restTeamMember } from '../../domain/views'
import { type App, AppPath, type Services } from '../shared'
import { APP } from './guard'

/** `/apps/{appId}/team`: those who reach it in the console, to whom conversations can be assigned. */
export const bindTeam = (rest: App, { domain }: Services): void => {
  rest.get(
    '/apps/:appId/team',
    { config: APP, schema: { params: AppPath } },
    async ({ params }) => ({
      members: (await listAppTeam(domain.storage.read, params.appId)).map(restTeamMember)
    })
  )
}
