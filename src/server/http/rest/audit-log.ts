import { Type } from 'typebox'
import type { Principal } from '../../auth'
import { AUDIT_KINDS, listAuditLog } from '../../domain/records'
import { restAuditEntry } from '../../domain/views'
import { type App, oneOf, type Services } from '../shared'
import { ACCOUNT_OR_ADMIN } from './guard'
import { pageMeta, pageParameters, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const ID_MAX_CHARS = 100

const ListQuery = Type.Object({
  ...pageParameters,
  'filter[appId]': Type.Optional(Type.String({ minLength: 1, maxLength: ID_MAX_CHARS })),
  'filter[kind]': Type.Optional(oneOf(...AUDIT_KINDS))
})

// Owners alone manage the team.
const seesTeam = (principal: Principal | undefined): boolean =>
  principal?.scope !== 'console' || principal.role === 'owner'

/** `/audit-log`: who did what to settings, team and data. The newest page first. */
export const bindAuditLog = (rest: App, services: Services): void => {
  const { read } = services.domain.storage

  rest.get(
    '/audit-log',
    { config: ACCOUNT_OR_ADMIN, schema: { querystring: ListQuery } },
    async request => {
      const { 'filter[appId]': appId, 'filter[kind]': kind, ...query } = request.query
      const asked = readPageRequest(query)
      const ofApps = !seesTeam(request.principal)
      const page = await listAuditLog(read, { appId, kind, ofApps }, asked)
      return {
        entries: page.items.map(restAuditEntry),
        ...pageMeta(page, asked, publicAddress(request, services), { firstPage: 'end' })
      }
    }
  )
}
