import { Type } from 'typebox'
import { createKey, deleteKey, findOwnedKey, listKeys } from '../../domain/keys'
import type { Row } from '../../storage'
import type { App } from '../app'
import type { Services } from '../services'
import { keyNotFound } from './errors'
import { ACCOUNT } from './guard'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'
import { AppPath, Name } from '../schemas'

const NewKey = Type.Object({ displayName: Name })
const KeyPath = Type.Object({ appId: Type.String(), keyId: Type.String() })

const restKey = ({ id, displayName }: Row<'keys'>) => ({ id, displayName })

/** `/apps/{appId}/keys` and `/apps/{appId}/keys/{keyId}`. The secret is shown once, when it is made. */
export const bindKeys = (rest: App, services: Services): void => {
  const { domain } = services
  const { read } = domain.storage

  rest.post(
    '/apps/:appId/keys',
    { config: ACCOUNT, schema: { params: AppPath, body: NewKey } },
    async ({ params, body }, reply) => {
      const key = await domain.write(tx => createKey(tx, params, body.displayName))
      return reply.code(201).send({ key: { ...restKey(key), secret: key.secret } })
    }
  )

  rest.get(
    '/apps/:appId/keys',
    { config: ACCOUNT, schema: { params: AppPath, querystring: PageQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const page = await listKeys(read, request.params, asked)
      return {
        keys: page.items.map(restKey),
        ...pageMeta(page, asked, publicAddress(request, services))
      }
    }
  )

  rest.get(
    '/apps/:appId/keys/:keyId',
    { config: ACCOUNT, schema: { params: KeyPath } },
    async ({ params }) => {
      const key = await findOwnedKey(read, params, params.keyId)
      if (!key) throw keyNotFound()
      return { key: restKey(key) }
    }
  )

  rest.delete(
    '/apps/:appId/keys/:keyId',
    { config: ACCOUNT, schema: { params: KeyPath } },
    async ({ params }) => {
      const deleted = await domain.write(tx => deleteKey(tx, params, params.keyId))
      if (!deleted) throw keyNotFound()
      return {}
    }
  )
}
