import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { hasRole, type Role, ROLES } from '../../auth'
import {
  activateMember,
  changeAccess,
  deactivateMember,
  findInvitation,
  type Invitation,
  inviteMember,
  leastInviter,
  listInvitations,
  removeMember,
  removePasskeys,
  removeSecondFactor,
  sealMemberReset,
  withdrawInvitation
} from '../../domain/flows'
import {
  findTeamMember,
  hasPasskeys,
  hasSecondFactor,
  listMemberApps,
  listTeam,
  type TeamMember
} from '../../domain/records'
import { restTeamMember } from '../../domain/views'
import { INVITATION_LANGUAGES } from '../../mail'
import type { Db } from '../../storage'
import { RestError, roleRefused } from '../rest'
import { type App, oneOf, type Services } from '../shared'
import { Email } from './credential-fields'
import { actorOf, ADMINS, memberOf, OWNERS } from './guard-members'
import { createInvitationThrottle } from './invitation-throttle'
import type { SignedIn } from './signed-in'

const ID_MAX_CHARS = 100
const APPS_MAX = 1000

const MemberPath = Type.Object({ id: Type.String({ minLength: 1, maxLength: ID_MAX_CHARS }) })
const MemberRole = oneOf(...ROLES)
const AppIds = Type.Array(Type.String({ maxLength: ID_MAX_CHARS }), { maxItems: APPS_MAX })

const Access = Type.Object({ role: Type.Optional(MemberRole), appIds: Type.Optional(AppIds) })

const Invite = Type.Object({
  role: MemberRole,
  appIds: Type.Optional(AppIds),
  email: Type.Optional(Email),
  language: Type.Optional(oneOf(...INVITATION_LANGUAGES))
})

const showInvitation = ({ id, invitedBy, role, appIds, mail, expiresAt }: Invitation) => ({
  id,
  invitedBy,
  role,
  ...(role === 'agent' && { appIds }),
  ...(mail && { mail }),
  expiresAt: new Date(expiresAt).toISOString()
})

/** Shows a member with how they sign in, and an agent with the apps that they belong to. */
const showMember = async (db: Db, member: TeamMember) => ({
  ...restTeamMember(member),
  ...(member.role === 'agent' && { appIds: await listMemberApps(db, member.id) }),
  hasSecondFactor: await hasSecondFactor(db, member.id),
  hasPasskeys: await hasPasskeys(db, member.id),
  ...(member.deactivatedAt !== null && {
    deactivatedAt: new Date(member.deactivatedAt).toISOString()
  })
})

const memberNotFound = () => new RestError('not_found', 'There is no such member of the team.')

/** Errors of a change of role or apps that is not made. */
const accessRefused = {
  'last-owner': () =>
    new RestError('conflict', 'The team needs an owner: give someone else this role first.'),
  'no-agent': () =>
    new RestError(
      'conflict',
      'This member is not an agent now, and reaches every app. Load the team again.'
    ),
  absent: memberNotFound
}

/** Lets owners invite anyone, and admins only agents. @throws {RestError} `forbidden`. */
const checkInviter = ({ role }: SignedIn, invited: Role): void => {
  const least = leastInviter(invited)
  if (!hasRole(role, least)) throw roleRefused(least)
}

/** `/console/api/team`: who signs in to the console with which role, and who is invited. */
export const bindTeam = (app: App, { domain, settings }: Services): void => {
  const { read } = domain.storage
  const sendsMails = settings.mail !== undefined
  const countMail = createInvitationThrottle(domain)

  /**
   * Finds the member whose proofs of who they are a caller takes away: owners of anyone else, admins of agents.
   *
   * @throws {RestError} `not_found`, `conflict` for oneself, `forbidden`.
   */
  const findOther = async (request: FastifyRequest, id: string): Promise<TeamMember> => {
    const { id: ownId, role } = memberOf(request)
    const member = await findTeamMember(read, id)
    if (!member) throw memberNotFound()
    if (id === ownId) {
      throw new RestError('conflict', 'Change your own in your account: it asks for your password.')
    }
    if (role !== 'owner' && member.role !== 'agent') throw roleRefused('owner')
    return member
  }

  app.get('/team', { config: ADMINS }, async () => ({
    members: await Promise.all((await listTeam(read)).map(member => showMember(read, member))),
    invitations: (await listInvitations(read, domain.clock())).map(showInvitation),
    sendsMails
  }))

  app.post(
    '/team/invitations',
    { config: ADMINS, schema: { body: Invite } },
    async (request, reply) => {
      const member = memberOf(request)
      const { role, appIds = [], email, language = 'en' } = request.body
      checkInviter(member, role)
      const address = email?.trim()
      if (address !== undefined && !sendsMails) {
        throw new RestError('conflict', 'This server sends no mails: PIPIT_SMTP_URL is not set.')
      }
      if (address !== undefined) await countMail({ memberId: member.id, address })
      const made = await inviteMember(domain, actorOf(request), {
        role,
        appIds: role === 'agent' ? appIds : [],
        mail: address === undefined ? undefined : { address, language }
      })
      if (!made) throw roleRefused(leastInviter(role))
      const { token, ...invitation } = made
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
      if (await withdrawInvitation(domain, { id, by: actorOf(request) })) return {}
      throw new RestError('not_found', 'This invitation was used or withdrawn, or has expired.')
    }
  )

  app.post(
    '/team/:id/reset',
    { config: OWNERS, schema: { params: MemberPath } },
    async (request, reply) => {
      const { id } = await findOther(request, request.params.id)
      const token = await sealMemberReset(domain, { id, by: actorOf(request) })
      if (token === undefined) throw memberNotFound()
      return reply.code(201).send({ token })
    }
  )

  app.delete(
    '/team/:id/second-factor',
    { config: ADMINS, schema: { params: MemberPath } },
    async request => {
      const member = await findOther(request, request.params.id)
      await removeSecondFactor(domain, member, actorOf(request))
      return {}
    }
  )

  app.delete(
    '/team/:id/passkeys',
    { config: ADMINS, schema: { params: MemberPath } },
    async request => {
      const member = await findOther(request, request.params.id)
      await removePasskeys(domain, member, { by: actorOf(request) })
      return {}
    }
  )

  app.patch(
    '/team/:id',
    { config: OWNERS, schema: { params: MemberPath, body: Access } },
    async request => {
      const { id } = request.params
      const { id: by } = memberOf(request)
      const { role, appIds } = request.body
      if (role === undefined && appIds === undefined) {
        throw new RestError('bad_request', 'role, appIds: expected at least one of them.')
      }
      const outcome = await changeAccess(domain, { id, by, role, appIds })
      if (outcome !== 'changed') throw accessRefused[outcome]()
      const member = await findTeamMember(read, id)
      if (!member) throw memberNotFound()
      return { member: await showMember(read, member) }
    }
  )

  const deactivation = { config: OWNERS, schema: { params: MemberPath } }

  app.post('/team/:id/deactivation', deactivation, async request => {
    const { id: by } = memberOf(request)
    const { id } = request.params
    if (id === by) throw new RestError('conflict', 'Another owner can deactivate you.')
    if (await deactivateMember(domain, { id, by })) return {}
    throw memberNotFound()
  })

  app.delete('/team/:id/deactivation', deactivation, async request => {
    const { id: by } = memberOf(request)
    if (await activateMember(domain, { id: request.params.id, by })) return {}
    throw memberNotFound()
  })

  app.delete('/team/:id', { config: OWNERS, schema: { params: MemberPath } }, async request => {
    const { id: by } = memberOf(request)
    const { id } = request.params
    if (id === by) throw new RestError('conflict', 'Another owner can remove you.')
    if (await removeMember(domain, { id, by })) return {}
    throw memberNotFound()
  })
}
