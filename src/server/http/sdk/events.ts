import { Type } from 'typebox'
import { ChatError, type EventsAnswer, POLL_WAIT_MAX_SECONDS } from '../../../protocol'
import { awaitUserEvents } from '../../domain/await-user-events'
import type { App } from '../app'
import type { Services } from '../services'
import { AppPath, Count } from './schemas'

const readWait = (wait: string): number => {
  const seconds = Number(wait)
  if (seconds <= POLL_WAIT_MAX_SECONDS) return seconds
  throw new ChatError(
    'invalid-request',
    `wait must be from 0 to ${POLL_WAIT_MAX_SECONDS} seconds, got ${wait}.`
  )
}

/** What happened to the visitor; with `wait`, a long poll that answers as soon as something does. */
export const bindEvents = (app: App, { domain, stopping }: Services): void => {
  const querystring = Type.Object({ after: Count, wait: Type.Optional(Count) })

  app.get(
    '/apps/:appId/events',
    { schema: { params: AppPath, querystring } },
    async ({ session: { userId }, query }, reply): Promise<EventsAnswer> => {
      const { after, wait = '0' } = query
      const ended = new AbortController()
      const end = () => ended.abort()
      reply.raw.once('close', end)
      stopping.addEventListener('abort', end)
      try {
        return await awaitUserEvents(domain, {
          userId,
          after: Number(after),
          waitMs: readWait(wait) * 1000,
          signal: ended.signal
        })
      } finally {
        stopping.removeEventListener('abort', end)
      }
    }
  )
}
