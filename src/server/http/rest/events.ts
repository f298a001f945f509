import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { type FeedItem, type FeedRequest, followApp } from '../../domain/events/app-feed'
import { announceDelivered } from '../../domain/events/delivered'
import type { AppEvent } from '../../domain/domain'
import type { App } from '../app'
import type { Services } from '../services'
import { RestError } from './errors'
import { APP } from './guard'
import { AppPath } from '../schemas'
import { watchCaller } from './watch-caller'

const PING_MS = 15_000
const RETRY_MS = 2_000
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // nginx would hold events back.
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

/** Aborted when the caller goes. */
const goneSignal = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}

/** `/apps/{appId}/events`: what happens in an app, as server-sent events. */
export const bindEvents = (rest: App, { domain, stopping }: Services): void => {
  async function* stream(
    headers: IncomingHttpHeaders,
    { signal, ...request }: Omit<FeedRequest, 'quietMs'>
  ) {
    const caller = watchCaller(domain, request.appId, headers)
    const feed = followApp(domain, {
      ...request,
      quietMs: PING_MS,
      signal: AbortSignal.any([signal, stopping, caller.signal])
    })
    try {
      yield field('retry', RETRY_MS) + '\n'
      for await (const item of feed) {
        if (!(await caller.isWelcome())) return
        yield writeItem(item)
        // Asked for more, the stream has passed this on.
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
      const lastSeen = request.headers['last-event-id'] as string | undefined
      const feed = stream(request.headers, {
        appId: request.params.appId,
        after: readCursor(lastSeen ?? request.query.after),
        signal: goneSignal(reply)
      })
      return reply.headers(HEADERS).send(Readable.from(feed))
    }
  )
}
