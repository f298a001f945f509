import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { callerAddress, type ConnectionCap, LimitReached, networkOf } from '../../limits'
import type { App } from './app'
import type { Services } from './services'

declare module 'fastify' {
  interface FastifyRequest {
    /** Address of the caller for rate limits: an IPv4 address, or an IPv6 network. */
    clientAddress: string
  }
}

type Answer = (
  error: FastifyError | LimitReached,
  request: FastifyRequest,
  reply: FastifyReply
) => FastifyReply

/** Error codes of both APIs for callers that could not be authenticated. */
const FAILURES = new Set(['invalid-auth', 'unauthorized'])

/** Seconds after which a caller may try again that has too many requests open. */
const RETRY_SECONDS = 1

/** Sets the `clientAddress` of each request. Requests above a limit are answered with 429. */
export const limitRequests = (
  app: App,
  { limits, settings, log }: Services,
  cap: ConnectionCap
): void => {
  const { trustProxy } = settings
  let hasWarned = false

  const warnOfProxy = ({ clientAddress, headers }: FastifyRequest) => {
    if (trustProxy || hasWarned || !headers['x-forwarded-for']) return
    hasWarned = true
    log.warn(
      { event: 'limits.proxy', network: clientAddress },
      'A proxy counts as one caller for all. Set PIPIT_TRUST_PROXY if it is yours.'
    )
  }

  app.decorateRequest('clientAddress', '')
  app.addHook('onRequest', async (request, reply) => {
    request.clientAddress = networkOf(callerAddress(request.raw, trustProxy))
    if (!cap.countRequest(reply.raw, request.clientAddress)) throw new LimitReached(RETRY_SECONDS)
    const seconds = limits.check('address', request.clientAddress)
    if (!seconds) return
    warnOfProxy(request)
    throw new LimitReached(seconds)
  })
}

/**
 * Wraps an error handler: too many failed authentications of an address are answered with 429.
 * Successful ones are not limited: secrets are too long to be guessed, and an address may be shared.
 */
export const limitFailures =
  ({ limits }: Services, answer: Answer): Answer =>
  (error, request, reply) => {
    const seconds =
      'code' in error && FAILURES.has(error.code)
        ? limits.check('failures', request.clientAddress)
        : 0
    return answer(seconds ? new LimitReached(seconds) : error, request, reply)
  }
