import type { FastifyInstance, FastifyReply } from 'fastify'
import { ChatError } from '../../../protocol'
import {
  type Account,
  type Ask,
  type ChannelEvent,
  type ChannelReport,
  type ChannelService,
  findChannel,
  type Handshake,
  type WaitingFile
} from '../../channels'
import {
  isNamedPerson,
  receiveChannelEvent,
  receiveChannelReport,
  type ReceivedFile
} from '../../domain/flows'
import { accountOf, fileUrl, findCarrying, isTakenEvent } from '../../domain/records'
import { nameByBytes } from '../../files'
import { OutboundError } from '../../outbound'
import type { Row } from '../../storage'
import { keepUpload } from '../files'
import type { Services } from '../shared'
import { createLimit, type Limit } from './create-limit'
import { createTurns } from './create-turns'

/** Bytes of events in one request: Meta sends up to 3 MB. */
const BODY_MAX_BYTES = 3_145_728
/** Time limit for what is said to the service, or asked of it, beside. */
const ANSWER_MAX_MS = 5_000

/** Seconds after which a report may come again that was too early. */
const RETRY_SECONDS = 1

interface Call {
  Params: { integrationId: string }
  Body: Buffer
  Querystring: Handshake
}

interface Receiving {
  integration: Row<'integrations'>
  service: ChannelService
  account: Account
  limit: Limit
}

const errorBody = (code: string, message: string) => ({ error: { code, message } })

const answerUnknown = (reply: FastifyReply) =>
  reply.code(404).send(errorBody('not-found', 'There is no such channel.'))

const refuse = (reply: FastifyReply) =>
  reply.code(401).send(errorBody('unauthorized', 'The request does not come from the service.'))

/** Tells whether a file cannot be had however often it is asked for, or not in the whole time that there is. */
const isBeyondReach = (error: unknown, hadWholeTime: boolean): boolean =>
  error instanceof OutboundError &&
  (error.code === 'timeout' ? hadWholeTime : ['too-large', 'refused-target'].includes(error.code))

const REPORTS: readonly string[] = [
  'taken',
  'arrived',
  'seen',
  'lost'
] satisfies ChannelReport['type'][]

const isReport = (event: ChannelEvent | ChannelReport): event is ChannelReport =>
  REPORTS.includes(event.type)

/** `/channels/{integrationId}`: events of outside services. Each is stored before it is answered. */
export const bindChannels = (app: FastifyInstance, services: Services): void => {
  const { domain, files, settings, outbound, toServices, log } = services
  const takeTurn = createTurns()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  /** Fetches files. What the sender of one has named is no part of the service, and may not be a private address. */
  const fetchFor =
    ({ account: { origin }, limit }: Receiving): Ask =>
    async ({ url, ...request }) => {
      const timeoutMs = limit.msLeft()
      if (!timeoutMs) throw new OutboundError('timeout', 'Earlier files took too long.')
      const net = url.startsWith(`${origin}/`) ? toServices : outbound
      return net.request(url, { ...request, maxBytes: files.maxBytes + 1, timeoutMs })
    }

  const store = (integration: Row<'integrations'>, event: ChannelEvent, file?: ReceivedFile) =>
    domain.write(tx => receiveChannelEvent(tx, integration, event, file))

  /**
   * Keeps a file with its message; where it cannot be had or kept, its name alone.
   *
   * @throws {OutboundError} When earlier events took of its time: the service is to tell it again.
   */
  const storeFile = async (
    receiving: Receiving,
    event: ChannelEvent,
    { ref, name, hasWholeTime }: WaitingFile & { hasWholeTime: boolean }
  ) => {
    const { integration, service, account } = receiving
    const found = await service.fetchFile(ref, account, fetchFor(receiving)).catch(error => {
      if (!isBeyondReach(error, hasWholeTime)) throw error
    })
    if (!Buffer.isBuffer(found)) return store(integration, event)
    const source = (async function* () {
      yield found
    })()
    try {
      const form = { name: nameByBytes(name, found), source, fields: {} }
      await keepUpload({ domain, files }, form, async file => {
        const mediaUrl = fileUrl(settings.publicUrl, file)
        const isNew = await store(integration, event, { file, mediaUrl })
        if (!isNew) await files.remove(file.id)
      })
    } catch (error) {
      if (!(error instanceof ChatError) || error.code === 'unavailable') throw error
      await store(integration, event)
    }
  }

  /** Adds the name of a person who is not known by one yet. */
  const withName = async (
    { integration, service, account, limit }: Receiving,
    event: ChannelEvent
  ): Promise<ChannelEvent> => {
    const isTold = event.displayName !== undefined || event.type === 'stopped'
    if (!service.findName || isTold) return event
    if (await isNamedPerson(domain.storage.read, integration, event)) return event
    const timeoutMs = Math.min(limit.msLeft(), ANSWER_MAX_MS)
    if (!timeoutMs) return event
    const askSoon: Ask = ({ url, ...request }) => toServices.request(url, { ...request, timeoutMs })
    // A message is taken without the name of its author rather than not at all.
    const displayName = await service
      .findName(event.externalId, account, askSoon)
      .catch(() => undefined)
    return { ...event, displayName }
  }

  /** Stores an event with what the service is asked for. The first that asks for something has the whole time. */
  const askAndStore = async (receiving: Receiving, received: ChannelEvent) => {
    const hasWholeTime = !receiving.limit.isRunning()
    const event = await withName(receiving, received)
    const isFile = event.type === 'message' && event.content.type === 'file'
    if (!isFile) return store(receiving.integration, event)
    return storeFile(receiving, event, { ...(event.content as WaitingFile), hasWholeTime })
  }

  const take = async (receiving: Receiving, event: ChannelEvent) => {
    const { integration, service } = receiving
    // What is known is not asked for anew: events that are told again would end where they ended before.
    if (!(await isTakenEvent(domain.storage.read, integration.id, event.id))) {
      const limit = service.tellsOnce ? createLimit(domain.clock) : receiving.limit
      await askAndStore({ ...receiving, limit }, event)
    }
    const { answer } = event
    if (!answer) return
    const { url, ...request } = answer
    await toServices
      .request(url, { ...request, timeoutMs: ANSWER_MAX_MS })
      .catch(err => log.warn({ event: 'channel.notAnswered', err }, 'the service was not answered'))
  }

  const find = async (integrationId: string): Promise<Receiving | undefined> => {
    const integration = await findCarrying(domain.storage.read, integrationId)
    const service = integration && findChannel(integration.type)?.service
    if (!integration || !service) return undefined
    const { secretBox } = domain
    const account = accountOf(integration, { secretBox, upstreams: settings.upstreams })
    return { integration, service, account, limit: createLimit(domain.clock) }
  }

  app.get<Call>('/channels/:integrationId', async ({ params, query }, reply) => {
    const found = await find(params.integrationId)
    if (!found) return answerUnknown(reply)
    const answer = found.service.handshake?.(query, found.account)
    return answer === undefined
      ? refuse(reply)
      : reply.type('text/plain; charset=utf-8').send(answer)
  })

  app.post<Call>(
    '/channels/:integrationId',
    { bodyLimit: BODY_MAX_BYTES },
    async ({ params, headers, body }, reply) => {
      const receiving = await find(params.integrationId)
      if (!receiving) return answerUnknown(reply)
      const { integration, service, account } = receiving
      const request = { headers, body: body ?? Buffer.alloc(0) }
      if (!service.verify(request, account)) return refuse(reply)
      let events: (ChannelEvent | ChannelReport)[]
      try {
        events = service.decode(request, account)
      } catch {
        return reply.code(400).send(errorBody('bad-request', 'The body is not an event.'))
      }
      let isEarly = false
      for (const event of events) {
        // A file takes longer than the words that follow it.
        if (!isReport(event)) {
          await takeTurn(`${integration.id} ${event.externalId}`, () => take(receiving, event))
        } else if (!(await domain.write(tx => receiveChannelReport(tx, integration, event)))) {
          isEarly = true
        }
      }
      if (!isEarly) return reply.send({})
      return reply
        .code(503)
        .header('retry-after', RETRY_SECONDS)
        .send(errorBody('unavailable', 'The message of this report is on its way.'))
    }
  )
}
