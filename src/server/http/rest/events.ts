import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import {
  announceDelivered,
  type FeedItem,
  type FeedRequest,
  followApp,
  isOfTeam
} from '../../domain/flows'
import type { AppEvent } from '../../domain/transaction'
import { type App, AppPath, type Services } from '../shared'
import { RestError } from './errors'
import { APP } from './guard'
import { watchCaller } from './watch-caller'

const PING_MS = 15_000
const RETRY_MS = 2_000
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Turns off the buffering of nginx.
  'x-accel-buffering': 'no'
}

const Query = Type.Object({ after: Type.Optional(Type.String()) })

const readCursor = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor)
  throw new RestError('bad_request', 'after must be a cursor that this stream gave.')
}

const field = (name: string, value: string | number) => `${name}: ${value}\n`

const writeEvent = ({ position, ...event }: AppEvent): string =>
  (position === undefined ? '' : field('id', position)) +
  field('event', event.type) +
  field('data', JSON.stringify(event)) +
  '\n'

const writeItem = (item: FeedItem): string => {
  switch (item.type) {
    case 'event':
      return writeEvent(item.event)
    case 'quiet':
      return ': ping\n\n'
    default: {
      const cursor = String(item.position)
      const data = JSON.stringify({ cursor })
      return field('id', cursor) + field('event', item.type) + field('data', data) + '\n'
    }
  }
}

/** Makes a signal that aborts when the caller closes the connection. */
const goneSignal = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}

/** `/apps/{appId}/events`: the events of an app, as server-sent events. */
export const bindEvents = (rest: App, services: Services): void => {
  const { domain, stopping } = services
  async function* stream(
    asker: Pick<FastifyRequest, 'headers' | 'principal'>,
    { signal, ...request }: Omit<FeedRequest, 'quietMs'>
  ) {
    const isConsole = asker.principal?.scope === 'console'
    const caller = watchCaller(services, request.appId, asker)
    const feed = followApp(domain, {
      ...request,
      quietMs: PING_MS,
      signal: AbortSignal.any([signal, stopping, caller.signal])
    })
    try {
      yield field('retry', RETRY_MS) + '\n'
      for await (const item of feed) {
        if (!(await caller.isWelcome())) return
        if (item.type === 'event' && isOfTeam(item.event) && !isConsole) continue
        yield writeItem(item)
        // The stream asks for more when it has written the last chunk.
        if (item.type === 'event') announceDelivered(domain, item.event)
      }
    } finally {
      caller.stop()
    }
  }

  rest.get(
    '/apps/:appId/events',
    { config: APP, schema: { params: AppPath, querystring: Query } },
    async (request, reply) => {
      const lastSeen = request.headers['last-event-id']?.toString()
      const feed = stream(request, {
        appId: request.params.appId,
        after: readCursor(lastSeen ?? request.query.after),
        signal: goneSignal(reply)
      })
      return reply.headers(HEADERS).send(Readable.from(feed))
    }
  )
}
