import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { verifyConsoleUser } from '../../domain/flows'
import {
  closeConsoleSession,
  CONSOLE_SESSION_SECONDS,
  listApps,
  openConsoleSession
} from '../../domain/records'
import type { App, Services } from '../shared'
import {
  authenticate,
  checkCsrf,
  checkOwnOrigin,
  CONSOLE_COOKIE,
  isSecure,
  readCookie,
  RestError,
  writeCookie
} from '../rest'
import { createSignInGuard } from './guard-sign-ins'
import {
  KNOWN_BROWSER_COOKIE,
  KNOWN_BROWSER_SECONDS,
  markBrowser,
  readKnownBrowser
} from './known-browser'

const EMAIL_MAX_CHARS = 254
const PASSWORD_MAX_CHARS = 1024
const APPS_MAX = 1000

const Credentials = Type.Object({
  email: Type.String({ minLength: 1, maxLength: EMAIL_MAX_CHARS }),
  password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_CHARS, writeOnly: true })
})

/** A signed-in console user, as `me` shows it. */
interface SignedIn {
  id: string
  email: string
  csrfToken: string
}

/** `/console/api/session` and `/console/api/me` */
export const bindConsoleSession = (app: App, services: Services): void => {
  const { domain, settings } = services
  const { secretBox } = domain
  const { read } = domain.storage
  const guardSignIn = createSignInGuard(domain.clock)

  const setCookie = (reply: FastifyReply, name: string, value: string, maxAgeSeconds: number) =>
    // Fastify adds a Set-Cookie header to those that are there.
    reply.header(
      'set-cookie',
      writeCookie(name, value, { maxAgeSeconds, secure: isSecure(settings) })
    )

  const findCookie = (name: string, { headers }: FastifyRequest) =>
    readCookie(name, headers, isSecure(settings))

  const describeMe = async ({ csrfToken, ...user }: SignedIn) => {
    const { items } = await listApps(read, { limit: APPS_MAX })
    return { user, csrfToken, apps: items.map(({ id, displayName }) => ({ id, displayName })) }
  }

  const requireSession = async (request: FastifyRequest): Promise<SignedIn> => {
    const principal = await authenticate(services, { cookie: request.headers.cookie })
    checkCsrf(principal, request, settings)
    if (principal.scope !== 'console') throw new RestError('unauthorized', 'Sign in first.')
    const { consoleUserId: id, email, csrfToken } = principal
    return { id, email, csrfToken }
  }

  app.post('/session', { schema: { body: Credentials } }, async (request, reply) => {
    checkOwnOrigin(request, settings)
    const { body, clientAddress: address } = request
    const mark = findCookie(KNOWN_BROWSER_COOKIE, request)
    const browserId = readKnownBrowser(secretBox, body.email, mark)
    const user = await guardSignIn({ email: body.email, address, browserId }, () =>
      verifyConsoleUser(read, body)
    )
    if (!user) throw new RestError('unauthorized', 'The e-mail address or the password is wrong.')
    const { token, csrfToken } = await domain.write(tx => openConsoleSession(tx, user.id))
    setCookie(reply, CONSOLE_COOKIE, token, CONSOLE_SESSION_SECONDS)
    const newMark = markBrowser(secretBox, user.email, browserId)
    setCookie(reply, KNOWN_BROWSER_COOKIE, newMark, KNOWN_BROWSER_SECONDS)
    return reply.code(201).send(await describeMe({ id: user.id, email: user.email, csrfToken }))
  })

  app.delete('/session', async (request, reply) => {
    await requireSession(request)
    const token = findCookie(CONSOLE_COOKIE, request) ?? ''
    await domain.write(tx => closeConsoleSession(tx, token))
    setCookie(reply, CONSOLE_COOKIE, '', 0)
    return {}
  })

  app.get('/me', async request => describeMe(await requireSession(request)))
}
