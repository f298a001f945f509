import { Type } from 'typebox'
import { GROUP_MEMBERS_MAX } from '../../../protocol'
import { changeTeamGroup, createTeamGroup, deleteTeamGroup } from '../../domain/flows'
import { findTeamGroup, listTeamGroups } from '../../domain/records'
import { restTeamGroup } from '../../domain/views'
import { isDuplicate } from '../../storage'
import { type App, AppPath, Name, type Services } from '../shared'
import { actorOf } from './acting'
import { groupNotFound, RestError } from './errors'
import { APP, APP_SETUP } from './guard'

const LIST = '/apps/:appId/groups'
const ONE = `${LIST}/:groupId`
const ID_MAX_CHARS = 100

const GroupPath = Type.Object({ appId: Type.String(), groupId: Type.String() })
const MemberIds = Type.Array(Type.String({ minLength: 1, maxLength: ID_MAX_CHARS }), {
  maxItems: GROUP_MEMBERS_MAX
})
const NewGroup = Type.Object({ name: Name, memberIds: Type.Optional(MemberIds) })
const GroupChanges = Type.Partial(NewGroup)

const refuseTaken = (name: string | undefined) => (error: unknown) => {
  throw isDuplicate(error)
    ? new RestError('conflict', `There is a group ${JSON.stringify(name?.trim())} already.`)
    : error
}

/** `/apps/{appId}/groups`: groups of members of the team, to which conversations can be assigned. */
export const bindTeamGroups = (rest: App, { domain }: Services): void => {
  const { read } = domain.storage

  rest.post(
    LIST,
    { config: APP_SETUP, schema: { params: AppPath, body: NewGroup } },
    async (request, reply) => {
      const { name, memberIds = [] } = request.body
      const fields = { name, memberIds }
      const group = await createTeamGroup(
        domain,
        request.params.appId,
        fields,
        actorOf(request)
      ).catch(refuseTaken(name))
      return reply.code(201).send({ group: restTeamGroup(group) })
    }
  )

  rest.get(LIST, { config: APP, schema: { params: AppPath } }, async ({ params }) => ({
    groups: (await listTeamGroups(read, params.appId)).map(restTeamGroup)
  }))

  rest.get(ONE, { config: APP, schema: { params: GroupPath } }, async ({ params }) => {
    const group = await findTeamGroup(read, params)
    if (!group) throw groupNotFound()
    return { group: restTeamGroup(group) }
  })

  rest.patch(
    ONE,
    { config: APP_SETUP, schema: { params: GroupPath, body: GroupChanges } },
    async request => {
      const { params, body } = request
      const group = await changeTeamGroup(domain, params, body, actorOf(request)).catch(
        refuseTaken(body.name)
      )
      if (!group) throw groupNotFound()
      return { group: restTeamGroup(group) }
    }
  )

  rest.delete(ONE, { config: APP_SETUP, schema: { params: GroupPath } }, async request => {
    if (await deleteTeamGroup(domain, request.params, actorOf(request))) return {}
    throw groupNotFound()
  })
}
