import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor
} from '../../domain/flows'
import { countRecoveryCodes, hasSecondFactor } from '../../domain/records'
import { qrModulesOf } from '../../domain/views'
import { CONSOLE_COOKIE, RestError } from '../rest'
import type { App, Services } from '../shared'
import { type OwnPasswordCheck, requireOwnPassword } from './check-own-password'
import { Code, LinkToken, Password } from './credential-fields'
import { actorOf, memberOf, MEMBERS } from './guard-members'
import { findConsoleCookie } from './signed-in'

const OwnPassword = Type.Object({ password: Password })
const Confirmation = Type.Object({ token: LinkToken, code: Code })

/**
 * `/console/api/second-factor`: two-step verification of the one who is signed in. Changes of it ask for the
 * password again, so that an open browser is not enough.
 */
export const bindSecondFactor = (
  app: App,
  services: Services,
  checkOwnPassword: OwnPasswordCheck
): void => {
  const { domain } = services
  const { read } = domain.storage
  const protectedByPassword = { config: MEMBERS, schema: { body: OwnPassword } }

  const requirePassword = (request: FastifyRequest, { password }: { password: string }) =>
    requireOwnPassword(checkOwnPassword, request, password)

  app.get('/second-factor', { config: MEMBERS }, async request => {
    const { id } = memberOf(request)
    return {
      isOn: await hasSecondFactor(read, id),
      recoveryCodesLeft: await countRecoveryCodes(read, id)
    }
  })

  app.post('/second-factor/set-up', protectedByPassword, async (request, reply) => {
    const user = await requirePassword(request, request.body)
    if (await hasSecondFactor(read, user.id)) {
      throw new RestError('conflict', 'Two-step verification is on already.')
    }
    const setUp = setUpSecondFactor(domain, user)
    return reply.code(201).send({ ...setUp, qrModules: qrModulesOf(setUp.url) })
  })

  app.post(
    '/second-factor',
    { config: MEMBERS, schema: { body: Confirmation } },
    async (request, reply) => {
      const keptToken = findConsoleCookie(services, request, CONSOLE_COOKIE) ?? ''
      const confirmation = { ...request.body, keptToken }
      const outcome = await confirmSecondFactor(domain, memberOf(request), confirmation)
      if (outcome === 'wrong-code') throw new RestError('bad_request', 'This code is wrong.')
      if (outcome === 'ended')
        throw new RestError('conflict', 'This set-up has ended: begin again.')
      return reply.code(201).send(outcome)
    }
  )

  app.post('/second-factor/recovery-codes', protectedByPassword, async (request, reply) => {
    const recoveryCodes = await renewRecoveryCodes(
      domain,
      await requirePassword(request, request.body)
    )
    if (!recoveryCodes) throw new RestError('conflict', 'Two-step verification is off.')
    return reply.code(201).send({ recoveryCodes })
  })

  app.post('/second-factor/removal', protectedByPassword, async request => {
    const user = await requirePassword(request, request.body)
    await removeSecondFactor(domain, user, actorOf(request))
    return {}
  })
}
