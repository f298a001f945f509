import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkPush, LineRefusal } from './line-checks'
import { createWaiting, type Fields, readBody } from './meta'

/** The channel of an official account. */
export const LINE_ACCOUNT = {
  channelAccessToken: 'Jx8w1-a-long-lived-token-of-a-channel/pX0FAO4KgNWQAdB04t89',
  channelSecret: '8c570fa6dd201bb328f1c1eac23a96d8'
}
export const BASIC_ID = '@216ruzgr'
const BOT_ID = `U${'b'.repeat(32)}`

/** A message of the account. */
export interface AccountMessage extends Fields {
  id: string
  /** Id of the person. */
  to: string
  type: string
}

/** A person who has LINE; without `displayName`: one who does not show it. */
export interface LinePerson {
  userId: string
  displayName?: string
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Starts a server that behaves as the Messaging API does, for one official account, as its documentation
 * says: messages and their limits, keys by which a request is known again, errors, the address for events and
 * its trial, signed events that are repeated until they are taken, names of people, files. It takes an address
 * without TLS.
 *
 * @see https://developers.line.biz/en/reference/messaging-api/
 */
export const startLine = async () => {
  const sent: AccountMessage[] = []
  /** Times at which messages were sent, taken or not. */
  const attempts: number[] = []
  /** Messages of each push that was taken. */
  const pushes: number[] = []
  const files = new Map<string, Buffer>()
  const people = new Map<string, LinePerson>()
  /** Names that were asked for, by the id of the person. */
  const lookups: string[] = []
  /** Ids of the files that were asked for. */
  const fetched: string[] = []
  /** Addresses of which the server has asked whether they are used, and those that were tried. */
  const asked: (string | undefined)[] = []
  const tried: string[] = []
  /** Answers to pushes, by their retry keys. */
  const taken = new Map<string, { requestId: string; sentMessages: Fields[] }>()
  let webhook: string | undefined
  let ids = 0
  const { notice, until } = createWaiting()
  const state = {
    /** Answers all with this status; 0: as usual. */
    failing: 0,
    /** Refuses this many of the next messages as too many. */
    throttled: 0,
    isTokenRevoked: false,
    /** The answer to the next push. */
    refusing: undefined as { status: number; message: string } | undefined,
    /** Answers to the next pushes that do not arrive, this many. */
    unanswered: 0,
    /** Whether the business has switched on the webhook of its channel. */
    isWebhookUsed: true,
    /** Times that a file is asked for before it is ready. */
    preparing: 0,
    /** Files are answered with once it resolves. */
    media: Promise.resolve()
  }

  /** Posts a body once. Resolves to the status. */
  const post = async (
    body: Fields,
    sign: (text: string) => string | undefined = text =>
      createHmac('sha256', LINE_ACCOUNT.channelSecret).update(text).digest('base64'),
    address = webhook!
  ): Promise<number> => {
    const text = JSON.stringify(body)
    const signature = sign(text)
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature !== undefined && { 'x-line-signature': signature })
      },
      body: text
    }).catch(() => undefined)
    await answer?.arrayBuffer()
    return answer?.status ?? 0
  }

  /** Posts a body until it is taken. */
  const deliver = async (body: Fields): Promise<Fields> => {
    while ((await post(body)) !== 200) await new Promise(resolve => setTimeout(resolve, 20))
    return body
  }

  const bodyOf = (...events: Fields[]) => ({ destination: BOT_ID, events })

  /** Makes something that a person did, as it is told. */
  const eventOf = (person: LinePerson, type: string, happened: Fields = {}) => {
    people.set(person.userId, person)
    return {
      type,
      mode: 'active',
      timestamp: Date.now(),
      source: { type: 'user', userId: person.userId },
      webhookEventId: `01H${String(++ids).padStart(23, '0')}`,
      deliveryContext: { isRedelivery: false },
      ...happened
    }
  }

  const messageOf = (person: LinePerson, message: Fields) =>
    eventOf(person, 'message', {
      replyToken: randomUUID().replaceAll('-', ''),
      message: { id: String(46_869_294_000 + ++ids), ...message }
    })

  const tryAddress = async (address: string) => {
    tried.push(address)
    const statusCode = await post(bodyOf(), undefined, address)
    const timestamp = new Date().toISOString()
    if (statusCode === 200) {
      return { success: true, timestamp, statusCode, reason: 'OK', detail: '200' }
    }
    const reason = statusCode ? 'ERROR_STATUS_CODE' : 'COULD_NOT_CONNECT'
    return { success: false, timestamp, statusCode, reason, detail: String(statusCode) }
  }

  const push = (fields: Fields, key: string | undefined) => {
    attempts.push(Date.now())
    if (state.throttled > 0) {
      state.throttled--
      throw new LineRefusal(429, {
        message: 'The API rate limit has been exceeded. Try again later.'
      })
    }
    if (state.refusing) {
      const { status, message } = state.refusing
      state.refusing = undefined
      throw new LineRefusal(status, { message })
    }
    if (key !== undefined && !UUID.test(key)) {
      throw new LineRefusal(400, { message: 'The retry key is not valid' })
    }
    const before = key === undefined ? undefined : taken.get(key)
    if (before) {
      const { requestId, sentMessages } = before
      throw new LineRefusal(
        409,
        { message: 'The retry key is already accepted', sentMessages },
        { 'x-line-accepted-request-id': requestId }
      )
    }
    checkPush(fields)
    const { to, messages } = fields
    const made = messages.map((message: Fields) => ({
      ...message,
      to,
      id: String(461_230_966_000 + ++ids)
    }))
    sent.push(...made)
    pushes.push(made.length)
    const sentMessages = made.map(({ id }: AccountMessage) => ({ id }))
    if (key !== undefined) taken.set(key, { requestId: randomUUID(), sentMessages })
    return { sentMessages }
  }

  const call = async (method: string, path: string, fields: Fields, request: IncomingMessage) => {
    const [, userId] = /^\/v2\/bot\/profile\/(.+)$/.exec(path) ?? []
    if (userId) {
      lookups.push(userId)
      const { displayName } = people.get(userId) ?? {}
      if (displayName === undefined) throw new LineRefusal(404, { message: 'Not found' })
      return { userId, displayName, language: 'en' }
    }
    switch (`${method} ${path}`) {
      case 'GET /v2/bot/info':
        return { userId: BOT_ID, basicId: BASIC_ID, displayName: 'Shop', chatMode: 'bot' }
      case 'PUT /v2/bot/channel/webhook/endpoint':
        webhook = fields['endpoint']
        return {}
      case 'GET /v2/bot/channel/webhook/endpoint':
        asked.push(webhook)
        return { endpoint: webhook, active: state.isWebhookUsed }
      case 'POST /v2/bot/channel/webhook/test':
        return tryAddress(fields['endpoint'])
      case 'POST /v2/bot/message/push':
        return push(fields, request.headers['x-line-retry-key']?.toString())
      default:
        throw new LineRefusal(404, { message: 'Not found' })
    }
  }

  const server = createServer(async (request, reply) => {
    const answer = (status: number, body: object, headers: Fields = {}) => {
      if (status === 200 && 'sentMessages' in body && state.unanswered > 0) {
        state.unanswered--
        request.socket.destroy()
        return
      }
      reply
        .writeHead(status, {
          'content-type': 'application/json',
          'x-line-request-id': randomUUID(),
          ...headers
        })
        .end(JSON.stringify(body))
    }
    const fields = await readBody(request)
    const { pathname } = new URL(request.url!, 'http://line')
    const [, outside] = /^\/outside\/(.+)$/.exec(pathname) ?? []
    const [, file] = /^\/v2\/bot\/message\/([^/]+)\/content$/.exec(pathname) ?? []
    if (file) fetched.push(file)
    try {
      if (outside) return void reply.end(files.get(outside))
      if (state.failing) throw new LineRefusal(state.failing, { message: 'Internal error' })
      const isKnown = request.headers.authorization === `Bearer ${LINE_ACCOUNT.channelAccessToken}`
      if (!isKnown || state.isTokenRevoked) {
        const message = 'Authentication failed. Confirm that the access token is valid.'
        throw new LineRefusal(401, { message })
      }
      if (!file) answer(200, await call(request.method!, pathname, fields, request))
      else if (!files.has(file)) throw new LineRefusal(404, { message: 'Not found' })
      else if (state.preparing > 0) {
        state.preparing--
        answer(202, {})
      } else {
        await state.media
        reply.end(files.get(file))
      }
    } catch (error) {
      if (!(error instanceof LineRefusal)) throw error
      answer(error.status, error.body, error.headers)
    }
    notice()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    /** Messages of the account, in their order. */
    sent,
    attempts,
    pushes,
    lookups,
    fetched,
    asked,
    tried,
    state,
    post,
    deliver,
    bodyOf,
    eventOf,
    messageOf,
    webhook: () => webhook,
    until,
    /** Sends a message of a person until it is taken. */
    send: (from: LinePerson, message: Fields) => deliver(bodyOf(messageOf(from, message))),
    /** Tells of something else that a person did, until it is taken. */
    happen: (person: LinePerson, type: string, happened?: Fields) =>
      deliver(bodyOf(eventOf(person, type, happened))),
    /** Keeps a file that a person sends. Returns the id of its message. */
    addFile(bytes: Buffer): string {
      const id = String(46_869_294_000 + ++ids)
      files.set(id, bytes)
      return id
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
