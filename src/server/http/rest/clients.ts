import { Type } from 'typebox'
import { linkForBusiness, removeChannelIdentity } from '../../domain/flows'
import {
  findChannelIdentity,
  findIntegration,
  listChannelIdentities,
  storeAuditEntry
} from '../../domain/records'
import { newId } from '../../domain/transaction'
import { restReachedClient } from '../../domain/views'
import type { Row } from '../../storage'
import type { App, Services } from '../shared'
import { actorOf } from './acting'
import { clientNotFound, RestError } from './errors'
import { requireUser } from './find'
import { ALL } from './guard'
import { NewClient, readNewClient } from './new-client'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'
import { API_SOURCE } from './source'

const PATH = '/apps/:appId/users/:user/clients'
const ONE = `${PATH}/:clientId`

const ListPath = Type.Object({ appId: Type.String(), user: Type.String() })
const ClientPath = Type.Object({ ...ListPath.properties, clientId: Type.String() })

/** `…/users/{user}/clients` and `…/clients/{clientId}` */
export const bindClients = (rest: App, services: Services): void => {
  const { domain, settings } = services
  const { read } = domain.storage

  const show = async (appId: string, client: Row<'clients'>) => {
    const { integrationId } = client
    const integration = integrationId && (await findIntegration(read, appId, integrationId))
    return restReachedClient(client, integration || undefined)
  }

  rest.post(
    PATH,
    { config: ALL, schema: { params: ListPath, body: NewClient } },
    async ({ params, body }, reply) => {
      const { publicUrl } = settings
      const call = readNewClient(body, { publicUrl, nextId: () => newId(domain.clock()) })
      const client = await domain.write(async tx =>
        linkForBusiness(tx, await requireUser(tx.db, params.appId, params.user), call)
      )
      if (!client) throw new RestError('conflict', 'This user has such a client already.')
      return reply.code(201).send({ client })
    }
  )

  rest.get(
    PATH,
    { config: ALL, schema: { params: ListPath, querystring: PageQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const { id } = await requireUser(read, request.params.appId, request.params.user)
      const page = await listChannelIdentities(read, id, asked)
      return {
        clients: await Promise.all(page.items.map(client => show(request.params.appId, client))),
        ...pageMeta(page, asked, publicAddress(request, services))
      }
    }
  )

  rest.get(ONE, { config: ALL, schema: { params: ClientPath } }, async ({ params }) => {
    const { id } = await requireUser(read, params.appId, params.user)
    const client = await findChannelIdentity(read, id, params.clientId)
    if (!client) throw clientNotFound()
    return { client: await show(params.appId, client) }
  })

  rest.delete(ONE, { config: ALL, schema: { params: ClientPath } }, async request => {
    const { params } = request
    await domain.write(async tx => {
      const user = await requireUser(tx.db, params.appId, params.user)
      const client = await findChannelIdentity(tx.db, user.id, params.clientId)
      if (!client) throw clientNotFound()
      await removeChannelIdentity(tx, user, client, { reason: 'api', source: API_SOURCE })
      await storeAuditEntry(tx, actorOf(request), {
        kind: 'user',
        action: 'clientRemoved',
        appId: user.appId,
        subject: { id: user.id }
      })
    })
    return {}
  })
}
