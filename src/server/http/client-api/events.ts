import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { ChatError, type EventsAnswer, POLL_WAIT_MAX_SECONDS } from '../../../protocol'
import { awaitUserEvents, EVENTS_PAGE_SIZE, listUnconfirmed, noteArrival } from '../../domain/flows'
import { readUserEvents, type Session, settingsVersion } from '../../domain/records'
import type { AppContext } from '../../domain/transaction'
import type { App, Services } from '../shared'
import { AppPath, Count } from './schemas'

const POLL = { rate: 'polls' } as const

const readWait = (wait: string): number => {
  const seconds = Number(wait)
  if (seconds <= POLL_WAIT_MAX_SECONDS) return seconds
  throw new ChatError(
    'invalid-request',
    `wait must be from 0 to ${POLL_WAIT_MAX_SECONDS} seconds, got ${wait}.`
  )
}

/** Makes a signal that aborts when the caller closes the connection, or the server stops. */
const waitingEnds = (reply: FastifyReply, stopping: AbortSignal): AbortSignal => {
  const ended = new AbortController()
  const end = () => ended.abort()
  if (stopping.aborted) end()
  stopping.addEventListener('abort', end)
  reply.raw.once('close', () => {
    stopping.removeEventListener('abort', end)
    end()
  })
  return ended.signal
}

/** Notes that all replies have arrived at a client that knows the newest event. */
const noteArrivals = async (domain: AppContext, session: Session, after: number): Promise<void> => {
  const { storage, clock } = domain
  const unconfirmed = await listUnconfirmed(storage.read, session.userId, clock())
  if (!unconfirmed.length) return
  const news = await readUserEvents(storage.read, session, after, 1)
  if (news.reset || news.events.length) return
  for (const arrival of unconfirmed) await noteArrival(domain, session, arrival)
}

/** Events of the visitor; with `wait`, a long poll that answers as soon as there is one. */
export const bindEvents = (app: App, { domain, deliveries, stopping }: Services): void => {
  const querystring = Type.Object({ after: Count, wait: Type.Optional(Count) })

  app.get(
    '/apps/:appId/events',
    { config: POLL, schema: { params: AppPath, querystring } },
    async ({ session, query, log }, reply): Promise<EventsAnswer> => {
      const after = Number(query.after)
      const waitMs = readWait(query.wait ?? '0') * 1000
      if (!waitMs) {
        const answer = await readUserEvents(domain.storage.read, session, after, EVENTS_PAGE_SIZE)
        return { ...answer, settingsVersion: settingsVersion(session) }
      }
      const signal = waitingEnds(reply, stopping)
      // A client that polls again has received the events before.
      await deliveries.report(session, 'user')
      await noteArrivals(domain, session, after).catch((err: unknown) =>
        log.warn(
          { event: 'arrival.notNoted', err },
          'what has arrived could not be noted; the next poll notes it'
        )
      )
      const answer = await awaitUserEvents(domain, { session, after, waitMs, signal })
      reply.raw.once('finish', () => void deliveries.report(session, 'channel'))
      return answer
    }
  )
}
