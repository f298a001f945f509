import { Type } from 'typebox'
import { deleteUser, emptyConversationsOf, erasePerson } from '../../domain/flows'
import {
  checkMediaUrls,
  createUser,
  listUsersByEmail,
  storeAuditEntry,
  updateUser
} from '../../domain/records'
import { restUser } from '../../domain/views'
import { isDuplicate } from '../../storage'
import {
  type App,
  AppPath,
  ExternalId,
  Locale,
  MetadataChanges,
  nullable,
  ProfileEmail,
  ProfileField,
  type Services,
  Time,
  Url
} from '../shared'
import { actorOf } from './acting'
import { RestError } from './errors'
import { requireUser } from './find'
import { ALL, ALL_SETUP } from './guard'
import { pageMeta, pageParameters, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const ProfilePart = Type.Optional(nullable(ProfileField))

const optional = {
  signedUpAt: Type.Optional(Time),
  profile: Type.Optional(
    Type.Object({
      givenName: ProfilePart,
      surname: ProfilePart,
      email: Type.Optional(ProfileEmail),
      avatarUrl: Type.Optional(nullable(Url)),
      locale: Type.Optional(Locale)
    })
  ),
  metadata: Type.Optional(MetadataChanges)
}

const NewUser = Type.Object({ externalId: ExternalId, ...optional })
const UserChanges = Type.Object({ externalId: Type.Optional(nullable(ExternalId)), ...optional })
const UserPath = Type.Object({ appId: Type.String(), user: Type.String() })
const ListQuery = Type.Object({
  ...pageParameters,
  'filter[identities.email]': Type.String({ minLength: 1 })
})

/** Turns the time of a body into that of a row. */
const inMs = <Body extends { signedUpAt?: string }>({ signedUpAt, ...rest }: Body) => ({
  ...rest,
  signedUpAt: signedUpAt === undefined ? undefined : Date.parse(signedUpAt)
})

const refuseTaken = (externalId: string | null | undefined) => (error: unknown) => {
  throw isDuplicate(error)
    ? new RestError('conflict', `The externalId ${JSON.stringify(externalId)} is taken.`)
    : error
}

/** `/apps/{appId}/users` and `/apps/{appId}/users/{id or externalId}` */
export const bindUsers = (rest: App, services: Services): void => {
  const { domain, settings } = services
  const { read } = domain.storage

  rest.post(
    '/apps/:appId/users',
    { config: ALL, schema: { params: AppPath, body: NewUser } },
    async ({ params, body }, reply) => {
      checkMediaUrls({ 'profile.avatarUrl': body.profile?.avatarUrl }, settings.publicUrl)
      const row = await domain
        .write(tx => createUser(tx, { ...params, ...inMs(body) }))
        .catch(refuseTaken(body.externalId))
      return reply.code(201).send({ user: restUser(row) })
    }
  )

  rest.get(
    '/apps/:appId/users',
    { config: ALL, schema: { params: AppPath, querystring: ListQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const email = request.query['filter[identities.email]']
      const page = await listUsersByEmail(read, request.params.appId, email, asked)
      return {
        users: page.items.map(restUser),
        ...pageMeta(page, asked, publicAddress(request, services))
      }
    }
  )

  rest.get(
    '/apps/:appId/users/:user',
    { config: ALL, schema: { params: UserPath } },
    async ({ params }) => ({ user: restUser(await requireUser(read, params.appId, params.user)) })
  )

  rest.patch(
    '/apps/:appId/users/:user',
    { config: ALL, schema: { params: UserPath, body: UserChanges } },
    async ({ params, body }) => {
      checkMediaUrls({ 'profile.avatarUrl': body.profile?.avatarUrl }, settings.publicUrl)
      const row = await domain
        .write(async tx =>
          updateUser(tx, await requireUser(tx.db, params.appId, params.user), inMs(body))
        )
        .catch(refuseTaken(body.externalId))
      return { user: restUser(row) }
    }
  )

  rest.delete(
    '/apps/:appId/users/:user',
    { config: ALL_SETUP, schema: { params: UserPath } },
    async request => {
      const { appId, user } = request.params
      await emptyConversationsOf(domain, await requireUser(read, appId, user))
      await domain.write(async tx => {
        const found = await requireUser(tx.db, appId, user)
        await deleteUser(tx, found)
        const entry = { kind: 'user', action: 'deleted', appId, subject: { id: found.id } } as const
        await storeAuditEntry(tx, actorOf(request), entry)
      })
      return {}
    }
  )

  rest.delete(
    '/apps/:appId/users/:user/personalinformation',
    { config: ALL_SETUP, schema: { params: UserPath } },
    async request => {
      const { appId, user } = request.params
      const row = await domain.write(async tx => {
        const found = await requireUser(tx.db, appId, user)
        const entry = { kind: 'user', action: 'erased', appId, subject: { id: found.id } } as const
        await storeAuditEntry(tx, actorOf(request), entry)
        return erasePerson(tx, found)
      })
      return { user: restUser(row) }
    }
  )
}
