import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import {
  closeConsoleSession,
  CONSOLE_SESSION_SECONDS,
  openConsoleSession
} from '../../domain/apps/console-sessions'
import { listApps } from '../../domain/apps/apps'
import { verifyConsoleUser } from '../../domain/apps/console-users'
import type { App } from '../app'
import { authenticate } from '../rest/authenticate'
import { RestError } from '../rest/errors'
import type { Services } from '../services'
import { readConsoleCookie, writeConsoleCookie } from './cookie'
import { checkCsrf } from './csrf'
import { loginThrottle } from './login-throttle'

const EMAIL_MAX_CHARS = 254
const PASSWORD_MAX_CHARS = 1024
const APPS_MAX = 1000

const Credentials = Type.Object({
  email: Type.String({ minLength: 1, maxLength: EMAIL_MAX_CHARS }),
  password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_CHARS, writeOnly: true })
})

/** Someone signed in, as `me` shows them. */
interface SignedIn {
  id: string
  email: string
  csrfToken: string
}

/** `/console/api/session` and `/console/api/me` */
export const bindConsoleSession = (app: App, { domain, settings }: Services): void => {
  const { read } = domain.storage
  const throttle = settings.rateLimits ? loginThrottle(domain.clock) : () => {}

  const setCookie = (reply: FastifyReply, token: string, maxAgeSeconds: number) => {
    const secure = settings.publicUrl.startsWith('https:')
    reply.header('set-cookie', writeConsoleCookie(token, { maxAgeSeconds, secure }))
  }

  const describeMe = async ({ csrfToken, ...user }: SignedIn) => {
    const { items } = await listApps(read, { limit: APPS_MAX })
    return { user, csrfToken, apps: items.map(({ id, displayName }) => ({ id, displayName })) }
  }

  const requireSession = async (request: FastifyRequest): Promise<SignedIn> => {
    const principal = await authenticate(domain, { cookie: request.headers.cookie })
    checkCsrf(principal, request)
    if (principal.scope !== 'console') throw new RestError('unauthorized', 'Sign in first.')
    const { consoleUserId: id, email, csrfToken } = principal
    return { id, email, csrfToken }
  }

  app.post('/session', { schema: { body: Credentials } }, async ({ body, network }, reply) => {
    throttle({ email: body.email, address: network })
    const user = await verifyConsoleUser(read, body)
    if (!user) throw new RestError('unauthorized', 'The e-mail address or the password is wrong.')
    const { token, csrfToken } = await domain.write(tx => openConsoleSession(tx, user.id))
    setCookie(reply, token, CONSOLE_SESSION_SECONDS)
    return reply.code(201).send(await describeMe({ id: user.id, email: user.email, csrfToken }))
  })

  app.delete('/session', async (request, reply) => {
    await requireSession(request)
    const token = readConsoleCookie(request.headers.cookie) ?? ''
    await domain.write(tx => closeConsoleSession(tx, token))
    setCookie(reply, '', 0)
    return {}
  })

  app.get('/me', async request => describeMe(await requireSession(request)))
}
