import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { hashToken } from '../../auth'
import { endOwnSession, signOutElsewhere } from '../../domain/flows'
import { listConsoleSessions, type ListedSession } from '../../domain/records'
import { CONSOLE_COOKIE, RestError } from '../rest'
import type { App, Services } from '../shared'
import { memberOf, MEMBERS } from './guard-members'
import { findConsoleCookie } from './signed-in'

const ID_MAX_CHARS = 100

const SessionPath = Type.Object({ id: Type.String({ minLength: 1, maxLength: ID_MAX_CHARS }) })

const showSession = (
  { id, browser, createdAt, lastUsedAt, tokenHash }: ListedSession,
  ownHash: string
) => ({
  id,
  ...(browser !== null && { browser }),
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: new Date(lastUsedAt).toISOString(),
  isCurrent: tokenHash === ownHash
})

/** `/console/api/sessions`: the browsers in which the one who calls is signed in. */
export const bindSessions = (app: App, services: Services): void => {
  const { domain } = services
  const tokenOf = (request: FastifyRequest) =>
    findConsoleCookie(services, request, CONSOLE_COOKIE) ?? ''

  app.get('/sessions', { config: MEMBERS }, async request => {
    const { id } = memberOf(request)
    const sessions = await listConsoleSessions(domain.storage.read, id, domain.clock())
    const ownHash = hashToken(tokenOf(request))
    return { sessions: sessions.map(session => showSession(session, ownHash)) }
  })

  app.delete('/sessions', { config: MEMBERS }, async request => {
    const member = memberOf(request)
    await domain.write(tx => signOutElsewhere(tx, member, tokenOf(request)))
    return {}
  })

  app.delete(
    '/sessions/:id',
    { config: MEMBERS, schema: { params: SessionPath } },
    async request => {
      const member = memberOf(request)
      if (await domain.write(tx => endOwnSession(tx, member, request.params.id))) return {}
      throw new RestError('not_found', 'You are not signed in there, or not any more.')
    }
  )
}
