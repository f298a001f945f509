import { Type } from 'typebox'
import {
  type Invitation,
  inviteMember,
  listInvitations,
  removeMember,
  sealMemberReset,
  withdrawInvitation
} from '../../domain/flows'
import { listTeam } from '../../domain/records'
import { restTeamMember } from '../../domain/views'
import { RestError } from '../rest'
import type { App, Services } from '../shared'
import { requireSession } from './signed-in'

const ID_MAX_CHARS = 100

const MemberPath = Type.Object({ id: Type.String({ minLength: 1, maxLength: ID_MAX_CHARS }) })

const showInvitation = ({ id, invitedBy, expiresAt }: Invitation) => ({
  id,
  invitedBy,
  expiresAt: new Date(expiresAt).toISOString()
})

const memberNotFound = () => new RestError('not_found', 'There is no such member of the team.')

/** `/console/api/team`: who signs in to the console, and who is invited. */
export const bindTeam = (app: App, services: Services): void => {
  const { domain } = services

  app.get('/team', async request => {
    await requireSession(services, request)
    const { read } = domain.storage
    return {
      members: (await listTeam(read)).map(restTeamMember),
      invitations: (await listInvitations(read, domain.clock())).map(showInvitation)
    }
  })

  app.post('/team/invitations', async (request, reply) => {
    const { email } = await requireSession(services, request)
    const { token, ...invitation } = await inviteMember(domain, email)
    return reply.code(201).send({ ...showInvitation(invitation), token })
  })

  app.delete('/team/invitations/:id', { schema: { params: MemberPath } }, async request => {
    await requireSession(services, request)
    if (await withdrawInvitation(domain, request.params.id)) return {}
    throw new RestError('not_found', 'This invitation was used or withdrawn, or has expired.')
  })

  app.post('/team/:id/reset', { schema: { params: MemberPath } }, async (request, reply) => {
    await requireSession(services, request)
    const token = await sealMemberReset(domain, request.params.id)
    if (token === undefined) throw memberNotFound()
    return reply.code(201).send({ token })
  })

  app.delete('/team/:id', { schema: { params: MemberPath } }, async request => {
    const { id: by } = await requireSession(services, request)
    const { id } = request.params
    if (id === by) throw new RestError('conflict', 'Another member of the team can remove you.')
    if (await removeMember(domain, { id, by })) return {}
    throw memberNotFound()
  })
}
