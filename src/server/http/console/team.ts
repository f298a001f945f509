import { Type } from 'typebox'
import { type Role, ROLES } from '../../auth'
import {
  changeRole,
  findInvitation,
  type Invitation,
  inviteMember,
  listInvitations,
  removeMember,
  sealMemberReset,
  withdrawInvitation
} from '../../domain/flows'
import { findTeamMember, listTeam } from '../../domain/records'
import { restTeamMember } from '../../domain/views'
import { RestError, roleRefused } from '../rest'
import { type App, oneOf, type Services } from '../shared'
import { ADMINS, memberOf, OWNERS } from './guard-members'
import type { SignedIn } from './signed-in'

const ID_MAX_CHARS = 100

const MemberPath = Type.Object({ id: Type.String({ minLength: 1, maxLength: ID_MAX_CHARS }) })
const RoleFields = Type.Object({ role: oneOf(...ROLES) })

const showInvitation = ({ id, invitedBy, role, expiresAt }: Invitation) => ({
  id,
  invitedBy,
  role,
  expiresAt: new Date(expiresAt).toISOString()
})

const memberNotFound = () => new RestError('not_found', 'There is no such member of the team.')

/** Lets owners invite anyone, and admins only agents. @throws {RestError} `forbidden`. */
const checkInviter = ({ role }: SignedIn, invited: Role): void => {
  if (role !== 'owner' && invited !== 'agent') throw roleRefused('owner')
}

/** `/console/api/team`: who signs in to the console with which role, and who is invited. */
export const bindTeam = (app: App, { domain }: Services): void => {
  const { read } = domain.storage

  app.get('/team', { config: ADMINS }, async () => ({
    members: (await listTeam(read)).map(restTeamMember),
    invitations: (await listInvitations(read, domain.clock())).map(showInvitation)
  }))

  app.post(
    '/team/invitations',
    { config: ADMINS, schema: { body: RoleFields } },
    async (request, reply) => {
      const member = memberOf(request)
      const { role } = request.body
      checkInviter(member, role)
      const { token, ...invitation } = await inviteMember(domain, { invitedBy: member.email, role })
      return reply.code(201).send({ ...showInvitation(invitation), token })
    }
  )

  app.delete(
    '/team/invitations/:id',
    { config: ADMINS, schema: { params: MemberPath } },
    async request => {
      const { id } = request.params
      const invitation = await findInvitation(read, id)
      if (invitation) checkInviter(memberOf(request), invitation.role)
      if (await withdrawInvitation(domain, id)) return {}
      throw new RestError('not_found', 'This invitation was used or withdrawn, or has expired.')
    }
  )

  app.post(
    '/team/:id/reset',
    { config: OWNERS, schema: { params: MemberPath } },
    async (request, reply) => {
      const token = await sealMemberReset(domain, request.params.id)
      if (token === undefined) throw memberNotFound()
      return reply.code(201).send({ token })
    }
  )

  app.patch(
    '/team/:id',
    { config: OWNERS, schema: { params: MemberPath, body: RoleFields } },
    async request => {
      const { id } = request.params
      const { id: by } = memberOf(request)
      const outcome = await changeRole(domain, { id, by, role: request.body.role })
      if (outcome === 'last-owner') {
        throw new RestError(
          'conflict',
          'The team needs an owner: give someone else this role first.'
        )
      }
      const member = outcome === 'changed' && (await findTeamMember(read, id))
      if (!member) throw memberNotFound()
      return { member: restTeamMember(member) }
    }
  )

  app.delete('/team/:id', { config: OWNERS, schema: { params: MemberPath } }, async request => {
    const { id: by } = memberOf(request)
    const { id } = request.params
    if (id === by) throw new RestError('conflict', 'Another owner can remove you.')
    if (await removeMember(domain, { id, by })) return {}
    throw memberNotFound()
  })
}
