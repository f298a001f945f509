import { Type } from 'typebox'
import {
  type AuditEntry,
  createKey,
  deleteKey,
  findIntegration,
  findOwnedKey,
  type KeyOwner,
  listKeys,
  storeAuditEntry
} from '../../domain/records'
import type { Db, Row } from '../../storage'
import { type App, Name, type Services } from '../shared'
import { actorOf } from './acting'
import { integrationNotFound, keyNotFound, RestError } from './errors'
import { ACCOUNT_OR_OWNER, APP_SETUP } from './guard'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const NewKey = Type.Object({ displayName: Name })

const path = { appId: Type.String(), integrationId: Type.Optional(Type.String()) }
const OwnerPath = Type.Object(path)
const KeyPath = Type.Object({ ...path, keyId: Type.String() })

/** A path that keys belong to, and who may call it. */
const PLACES = [
  ['/apps/:appId/keys', ACCOUNT_OR_OWNER],
  ['/apps/:appId/integrations/:integrationId/keys', APP_SETUP]
] as const

const restKey = ({ id, displayName, createdAt, lastUsedAt }: Row<'keys'>) => ({
  id,
  displayName,
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString()
})

const entryOf = (
  action: 'created' | 'deleted',
  { appId }: KeyOwner,
  { id, displayName: name }: Row<'keys'>
): AuditEntry => ({ kind: 'key', action, appId, subject: { id, name } })

/** @throws {RestError} `integration_not_found`; `bad_request` for one that is not custom. */
const requireOwner = async (
  db: Db,
  { appId, integrationId }: { appId: string; integrationId?: string }
): Promise<KeyOwner> => {
  if (integrationId === undefined) return { appId }
  const integration = await findIntegration(db, appId, integrationId)
  if (!integration) throw integrationNotFound()
  if (integration.type === 'custom') return { appId, integrationId }
  throw new RestError(
    'bad_request',
    `Only integrations of type custom have keys, this one is of type ${integration.type}.`
  )
}

/**
 * `/apps/{appId}/keys` and `/apps/{appId}/integrations/{integrationId}/keys`, and the keys under them.
 * The secret is shown once, when it is made.
 */
export const bindKeys = (rest: App, services: Services): void => {
  const { domain } = services
  const { read } = domain.storage

  for (const [list, config] of PLACES) {
    const one = `${list}/:keyId`

    rest.post(
      list,
      { config, schema: { params: OwnerPath, body: NewKey } },
      async (request, reply) => {
        const { params, body } = request
        const key = await domain.write(async tx => {
          const owner = await requireOwner(tx.db, params)
          const made = await createKey(tx, owner, body.displayName)
          await storeAuditEntry(tx, actorOf(request), entryOf('created', owner, made))
          return made
        })
        return reply.code(201).send({ key: { ...restKey(key), secret: key.secret } })
      }
    )

    rest.get(
      list,
      { config, schema: { params: OwnerPath, querystring: PageQuery } },
      async request => {
        const asked = readPageRequest(request.query)
        const page = await listKeys(read, await requireOwner(read, request.params), asked)
        return {
          keys: page.items.map(restKey),
          ...pageMeta(page, asked, publicAddress(request, services))
        }
      }
    )

    rest.get(one, { config, schema: { params: KeyPath } }, async ({ params }) => {
      const key = await findOwnedKey(read, await requireOwner(read, params), params.keyId)
      if (!key) throw keyNotFound()
      return { key: restKey(key) }
    })

    rest.delete(one, { config, schema: { params: KeyPath } }, async request => {
      const { params } = request
      await domain.write(async tx => {
        const owner = await requireOwner(tx.db, params)
        const key = await findOwnedKey(tx.db, owner, params.keyId)
        if (!key) throw keyNotFound()
        await storeAuditEntry(tx, actorOf(request), entryOf('deleted', owner, key))
        await deleteKey(tx, owner, key.id)
      })
      return {}
    })
  }
}
