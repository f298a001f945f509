import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Token of the one bot. */
export const BOT_TOKEN = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw'
const BOT = { id: 110_201_543, is_bot: true, first_name: 'Shop', username: 'shop_bot' }
const TEXT_MAX_CHARS = 4_096
const CAPTION_MAX_CHARS = 1_024
const DATA_MAX_BYTES = 64

type Fields = Record<string, any>

/** A message that the bot sent. */
export interface BotMessage {
  message_id: number
  method: string
  fields: Fields
}

/** A person who talks with the bot. */
export interface Person {
  id: number
  first_name: string
  last_name?: string
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly description: string,
    readonly parameters?: Fields
  ) {
    super(description)
  }
}

const bad = (why: string) => new Refusal(400, `Bad Request: ${why}`)

const readBody = async (request: IncomingMessage): Promise<Fields> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text ? JSON.parse(text) : {}
}

const checkMarkup = ({ reply_markup: markup }: Fields) => {
  if (!markup) return
  const { inline_keyboard: inline, keyboard } = markup
  if (inline && keyboard) throw bad("can't parse reply keyboard markup JSON object")
  for (const { text, url, callback_data: data } of (inline ?? []).flat()) {
    if (!text) throw bad('text buttons are unallowed in the inline keyboard')
    if (url === undefined && data === undefined) throw bad('inline button without an action')
    if (data !== undefined && Buffer.byteLength(data) > DATA_MAX_BYTES) {
      throw bad('BUTTON_DATA_INVALID')
    }
    if (url !== undefined && !/^(https?:\/\/[^\s/]+\.[^\s]+|tg:\/\/)/.test(url)) {
      throw bad(`inline keyboard button URL '${url}' is invalid: Wrong HTTP URL`)
    }
  }
}

const checkText = (text: unknown) => {
  if (typeof text !== 'string' || !text.trim()) throw bad('message text is empty')
  if (text.length > TEXT_MAX_CHARS) throw bad('message is too long')
}

const checkFetched = async (url: unknown) => {
  if (typeof url !== 'string' || !/^https?:/.test(url))
    throw bad('wrong file identifier/HTTP URL specified')
  const answer = await fetch(url).catch(() => undefined)
  await answer?.arrayBuffer()
  if (!answer?.ok) throw bad('failed to get HTTP URL content')
}

const MEDIA: Record<string, string> = {
  sendPhoto: 'photo',
  sendDocument: 'document',
  sendAnimation: 'animation'
}

/**
 * Starts a server that behaves as the Bot API does, for one bot, as its documentation says: methods, limits,
 * errors, updates with their secret, repeated until they are taken. It takes addresses without TLS, as a
 * local one does.
 *
 * @see https://core.telegram.org/bots/api
 */
export const startTelegram = async () => {
  const sent: BotMessage[] = []
  /** Times at which messages were sent, taken or not. */
  const attempts: number[] = []
  const calls: { method: string; fields: Fields }[] = []
  const files = new Map<string, Buffer>()
  const waiting: { isMet(): boolean; resolve(): void }[] = []
  let webhook: { url: string; secret_token?: string } | undefined
  let ids = 0
  let updates = 1_000
  const state = {
    /** Answers all with this status; 0: as usual. */
    failing: 0,
    /** `Retry-After` of these answers. */
    retryAfter: undefined as string | undefined,
    /** Refuses the next messages with 429, this many. */
    throttled: 0,
    isTokenRevoked: false,
    /** Takes messages and answers nothing. */
    isHanging: false,
    /** Chats of people who have stopped the bot. */
    stopped: new Set<number>()
  }

  const notice = () => {
    for (const each of waiting) if (each.isMet()) each.resolve()
  }

  const call = async (method: string, fields: Fields): Promise<unknown> => {
    if (method === 'getMe') return BOT
    if (method === 'setWebhook') {
      webhook = fields as typeof webhook
      return true
    }
    if (method === 'answerCallbackQuery') return true
    if (method === 'getFile') {
      if (!files.has(fields['file_id'])) throw bad('invalid file_id')
      return { file_id: fields['file_id'], file_path: `photos/${fields['file_id']}` }
    }
    attempts.push(Date.now())
    if (state.throttled > 0) {
      state.throttled--
      throw new Refusal(429, 'Too Many Requests: retry after 1', { retry_after: 1 })
    }
    if (state.stopped.has(Number(fields['chat_id']))) {
      throw new Refusal(403, 'Forbidden: bot was blocked by the user')
    }
    checkMarkup(fields)
    const medium = MEDIA[method]
    if (method === 'sendMessage') checkText(fields['text'])
    else if (medium) {
      await checkFetched(fields[medium])
      if ((fields['caption'] ?? '').length > CAPTION_MAX_CHARS)
        throw bad('message caption is too long')
    } else if (!['sendLocation', 'sendVenue'].includes(method)) {
      throw new Refusal(404, 'Not Found: method not found')
    }
    const message = { message_id: ++ids, method, fields }
    sent.push(message)
    if (state.isHanging) {
      notice()
      await new Promise(() => {})
    }
    return { message_id: message.message_id, chat: { id: fields['chat_id'] } }
  }

  const server = createServer(async (request, reply) => {
    const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
      reply
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body))
    const fields = await readBody(request)
    const [, file, token, rest = ''] = /^\/(file\/)?bot([^/]+)\/(.+)$/.exec(request.url!) ?? []
    try {
      if (state.failing) throw new Refusal(state.failing, 'Internal Server Error')
      if (token !== BOT_TOKEN || state.isTokenRevoked) throw new Refusal(401, 'Unauthorized')
      if (file) {
        reply.end(files.get(rest.split('/').at(-1)!))
        return
      }
      calls.push({ method: rest, fields })
      answer(200, { ok: true, result: await call(rest, fields) })
    } catch (error) {
      const { status = 500, description = '', parameters } = error as Refusal
      const { failing, retryAfter } = state
      answer(
        status,
        { ok: false, error_code: status, description, ...(parameters && { parameters }) },
        failing && retryAfter !== undefined ? { 'retry-after': retryAfter } : {}
      )
    }
    notice()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  /** Posts an update once. Resolves to the status. */
  const post = async (update: Fields, secret = webhook?.secret_token): Promise<number> => {
    const answer = await fetch(webhook!.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret !== undefined && { 'x-telegram-bot-api-secret-token': secret })
      },
      body: JSON.stringify(update)
    }).catch(() => undefined)
    await answer?.arrayBuffer()
    return answer?.status ?? 0
  }

  /** Gives an update the number by which it is known again. */
  const numbered = (update: Fields) => ({ update_id: ++updates, ...update })

  /** Posts an update until it is taken. */
  const deliver = async (update: Fields) => {
    const whole = numbered(update)
    while ((await post(whole)) !== 200) await new Promise(setImmediate)
    return whole
  }

  const messageOf = (from: Person, fields: Fields) => ({
    message: {
      message_id: ++ids,
      from: { ...from, is_bot: false },
      chat: { id: from.id, type: 'private', first_name: from.first_name },
      date: Math.floor(Date.now() / 1_000),
      ...fields
    }
  })

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Messages of the bot, in their order. */
    sent,
    attempts,
    /** All calls that were understood. */
    calls,
    state,
    post,
    deliver,
    webhook: () => webhook,
    /** Resolves when a condition is met, which each call may change. */
    async until(isMet: () => boolean): Promise<void> {
      if (!isMet()) await new Promise<void>(resolve => waiting.push({ isMet, resolve }))
    },
    numbered,
    saying: (from: Person, text: string) => messageOf(from, { text }),
    say: (from: Person, text: string) => deliver(messageOf(from, { text })),
    send: (from: Person, fields: Fields) => deliver(messageOf(from, fields)),
    /** Keeps a file that a person sends. Returns its id. */
    addFile(bytes: Buffer): string {
      const id = `file-${++ids}`
      files.set(id, bytes)
      return id
    },
    /** Sends a picture, in two sizes. */
    async sendPhoto(from: Person, bytes: Buffer, caption?: string) {
      files.set('large', bytes)
      return deliver(
        messageOf(from, { photo: [{ file_id: 'small' }, { file_id: 'large' }], caption })
      )
    },
    press: (from: Person, data: string) =>
      deliver({
        callback_query: {
          id: String(++ids),
          from,
          data,
          message: { message_id: ids, chat: { id: from.id, type: 'private' } }
        }
      }),
    async stopBot(from: Person) {
      state.stopped.add(from.id)
      await deliver({
        my_chat_member: {
          from,
          chat: { id: from.id, type: 'private' },
          new_chat_member: { status: 'kicked' }
        }
      })
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

export type Telegram = Awaited<ReturnType<typeof startTelegram>>
