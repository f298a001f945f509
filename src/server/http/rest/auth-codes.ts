import { Type } from 'typebox'
import { createAuthCode } from '../../domain/records'
import type { App, Services } from '../shared'
import { requireUser } from './find'
import { APP_SETUP } from './guard'

const UserPath = Type.Object({ appId: Type.String(), user: Type.String() })

/**
 * `/apps/{appId}/users/{id or externalId}/authcode`: the code is shown once, when it is created. It
 * signs in as that user, so keys of integrations cannot create one.
 */
export const bindAuthCodes = (rest: App, { domain }: Services): void => {
  rest.post(
    '/apps/:appId/users/:user/authcode',
    { config: APP_SETUP, schema: { params: UserPath } },
    async ({ params: { appId, user } }, reply) => {
      const code = await domain.write(async tx =>
        createAuthCode(tx, await requireUser(tx.db, appId, user))
      )
      return reply.code(201).send(code)
    }
  )
}
