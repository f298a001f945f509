import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  findDemoApp,
  openProvenSession,
  sealSecondStep,
  type SignInProof
} from '../../domain/flows'
import { CONSOLE_SESSION_SECONDS, listApps, listReachableApps } from '../../domain/records'
import type { Role } from '../../auth'
import { CONSOLE_COOKIE, isSecure, readCookie, RestError, writeCookie } from '../rest'
import type { Row } from '../../storage'
import type { Services } from '../shared'
import { KNOWN_BROWSER_COOKIE, KNOWN_BROWSER_SECONDS, markBrowser } from './known-browser'

const APPS_MAX = 1000

/** A signed-in console user. */
export interface SignedIn {
  id: string
  email: string
  displayName: string | null
  avatarUrl: string | null
  /** 1: visitors see name and picture with what they write; 0: they do not. */
  isShown: number
  role: Role
  csrfToken: string
}

/** Reads a cookie of the console. */
export const findConsoleCookie = (
  { settings }: Pick<Services, 'settings'>,
  { headers }: FastifyRequest,
  name: string
): string | undefined => readCookie(name, headers, isSecure(settings))

/** Sets a cookie of the console. */
export const setConsoleCookie = (
  { settings }: Pick<Services, 'settings'>,
  reply: FastifyReply,
  [name, value, maxAgeSeconds]: [name: string, value: string, maxAgeSeconds: number]
): FastifyReply =>
  // Fastify adds a Set-Cookie header to those that are there.
  reply.header(
    'set-cookie',
    writeCookie(name, value, { maxAgeSeconds, secure: isSecure(settings) })
  )

/** Answers who is signed in, and what they may see. */
export const describeMe = async (
  { domain }: Pick<Services, 'domain'>,
  { csrfToken, displayName, avatarUrl, isShown, ...user }: SignedIn
) => {
  const { read } = domain.storage
  const { items } = await listApps(read, { limit: APPS_MAX })
  const appIds = await listReachableApps(read, user)
  const reaches = (id: string) => appIds?.includes(id) ?? true
  const demo = await findDemoApp(read)
  return {
    user: {
      ...user,
      ...(displayName !== null && { displayName }),
      ...(avatarUrl !== null && { avatarUrl }),
      ...(isShown === 1 && { isShownToVisitors: true })
    },
    csrfToken,
    apps: items
      .filter(({ id }) => reaches(id))
      .map(({ id, displayName, iconUrl }) => ({
        id,
        displayName,
        ...(iconUrl !== null && { iconUrl })
      })),
    ...(demo && reaches(demo.appId) && { demoAppId: demo.appId })
  }
}

/** Refuses someone who has proved who they are, but may not sign in. @throws {RestError} `forbidden`. */
export const refuseDeactivated = ({
  deactivatedAt
}: Pick<Row<'consoleUsers'>, 'deactivatedAt'>): void => {
  if (deactivatedAt === null) return
  throw new RestError(
    'forbidden',
    'This account is deactivated. An owner of the team can activate it again.'
  )
}

/**
 * Opens a session for a user, and sets its cookies.
 *
 * @param browserId Of a browser that the user has signed in from before.
 * @throws {RestError} `unauthorized` where their proof is none any more.
 */
export const openSessionFor = async (
  services: Services,
  reply: FastifyReply,
  proof: SignInProof,
  browserId?: string
): Promise<SignedIn> => {
  const { domain } = services
  const session = await openProvenSession(domain, proof, reply.request.headers['user-agent'])
  if (!session) {
    throw new RestError('unauthorized', 'This account has changed meanwhile. Sign in again.')
  }
  const { token, csrfToken } = session
  const { id, email, displayName, avatarUrl, isShown, role } = proof.user
  setConsoleCookie(services, reply, [CONSOLE_COOKIE, token, CONSOLE_SESSION_SECONDS])
  const mark = markBrowser(domain.secretBox, email, browserId)
  setConsoleCookie(services, reply, [KNOWN_BROWSER_COOKIE, mark, KNOWN_BROWSER_SECONDS])
  return { id, email, displayName, avatarUrl, isShown, role, csrfToken }
}

/**
 * Answers someone whose password was right: with who they are, signed in, or with the token for their second
 * step.
 *
 * @param browserId Of a browser that the user has signed in from before.
 */
export const answerRightPassword = async (
  services: Services,
  reply: FastifyReply,
  user: Row<'consoleUsers'>,
  browserId?: string
) => {
  const secondStep = await sealSecondStep(services.domain, user)
  if (secondStep !== undefined) {
    reply.code(202)
    return { secondStep }
  }
  const signedIn = await openSessionFor(services, reply, { user }, browserId)
  reply.code(201)
  return describeMe(services, signedIn)
}
