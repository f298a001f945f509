import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { callerAddress, LimitReached, networkOf } from '../limits'
import type { App } from './app'
import type { Services } from './services'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the call comes from: an IPv4 address, or an IPv6 network. */
    network: string
  }
}

type Answer = (
  error: FastifyError | LimitReached,
  request: FastifyRequest,
  reply: FastifyReply
) => FastifyReply

/** What the faces answer to who cannot prove who they are. */
const FAILURES = new Set(['invalid-auth', 'unauthorized'])

/** Finds out where each request comes from, and slows down addresses that ask too much of anything. */
export const limitRequests = (app: App, { limits, settings, log }: Services): void => {
  const { trustProxy } = settings
  let hasWarned = false

  const warnOfProxy = ({ network, headers }: FastifyRequest) => {
    if (trustProxy || hasWarned || !headers['x-forwarded-for']) return
    hasWarned = true
    log.warn(
      { event: 'limits.proxy', network },
      'A proxy counts as one caller for all. Set PIPIT_TRUST_PROXY if it is yours.'
    )
  }

  app.decorateRequest('network', '')
  app.addHook('onRequest', async request => {
    request.network = networkOf(callerAddress(request.raw, trustProxy))
    const seconds = limits.count('address', request.network)
    if (!seconds) return
    warnOfProxy(request)
    throw new LimitReached(seconds)
  })
}

/**
 * Makes what answers errors answer 429 to who fails too often to prove who they are. Who succeeds is
 * let in all the same: secrets are too long to be guessed, and an address may be many people.
 */
export const countFailures =
  ({ limits }: Services, answer: Answer): Answer =>
  (error, request, reply) => {
    const seconds =
      'code' in error && FAILURES.has(error.code) ? limits.count('failures', request.network) : 0
    return answer(seconds ? new LimitReached(seconds) : error, request, reply)
  }
