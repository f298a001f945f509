import { Type } from 'typebox'
import {
  changePasskey,
  confirmPasskey,
  PASSKEYS_MAX,
  removePasskeys,
  setUpPasskey
} from '../../domain/flows'
import { listPasskeys } from '../../domain/records'
import { ownOrigin, RestError } from '../rest'
import type { Row } from '../../storage'
import { type App, Name, type Services } from '../shared'
import { type OwnPasswordCheck, requireOwnPassword } from './check-own-password'
import { LinkToken, Password } from './credential-fields'
import { actorOf, memberOf, MEMBERS } from './guard-members'
import { Registration } from './passkey-fields'

const ID_MAX_CHARS = 100

const PasskeyPath = Type.Object({ id: Type.String({ minLength: 1, maxLength: ID_MAX_CHARS }) })
const OwnPassword = Type.Object({ password: Password })
const Rename = Type.Object({ displayName: Name })
const NewPasskey = Type.Object({ token: LinkToken, displayName: Name, credential: Registration })

const REFUSALS = {
  ended: 'This set-up has ended: begin again.',
  refused: 'This passkey was refused.',
  full: `There can be at most ${PASSKEYS_MAX} passkeys.`,
  known: 'This passkey is there already.'
}

const showPasskey = ({ id, displayName, createdAt, lastUsedAt }: Row<'passkeys'>) => ({
  id,
  displayName,
  createdAt: new Date(createdAt).toISOString(),
  ...(lastUsedAt !== null && { lastUsedAt: new Date(lastUsedAt).toISOString() })
})

const passkeyNotFound = () => new RestError('not_found', 'There is no such passkey.')

/**
 * `/console/api/passkeys`: passkeys of the one who is signed in. Adding and removing one ask for the
 * password again, so that an open browser is not enough.
 */
export const bindPasskeys = (
  app: App,
  { domain, settings }: Services,
  checkOwnPassword: OwnPasswordCheck
): void => {
  app.get('/passkeys', { config: MEMBERS }, async request => {
    const passkeys = await listPasskeys(domain.storage.read, memberOf(request).id)
    return { passkeys: passkeys.map(showPasskey) }
  })

  app.post(
    '/passkeys/set-up',
    { config: MEMBERS, schema: { body: OwnPassword } },
    async (request, reply) => {
      const user = await requireOwnPassword(checkOwnPassword, request, request.body.password)
      const setUp = await setUpPasskey(domain, user, ownOrigin(request, settings))
      if (!setUp) throw new RestError('conflict', REFUSALS.full)
      return reply.code(201).send(setUp)
    }
  )

  app.post(
    '/passkeys',
    { config: MEMBERS, schema: { body: NewPasskey } },
    async (request, reply) => {
      const outcome = await confirmPasskey(domain, memberOf(request), request.body)
      if (typeof outcome === 'string') throw new RestError('conflict', REFUSALS[outcome])
      return reply.code(201).send({ passkey: showPasskey(outcome) })
    }
  )

  app.patch(
    '/passkeys/:id',
    { config: MEMBERS, schema: { params: PasskeyPath, body: Rename } },
    async request => {
      const passkey = { id: request.params.id, displayName: request.body.displayName }
      if (await changePasskey(domain, memberOf(request), passkey)) return {}
      throw passkeyNotFound()
    }
  )

  app.post(
    '/passkeys/:id/removal',
    { config: MEMBERS, schema: { params: PasskeyPath, body: OwnPassword } },
    async request => {
      const user = await requireOwnPassword(checkOwnPassword, request, request.body.password)
      const removal = { id: request.params.id, by: actorOf(request) }
      if (await removePasskeys(domain, user, removal)) return {}
      throw passkeyNotFound()
    }
  )
}
