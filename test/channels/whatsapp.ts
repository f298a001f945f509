import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createSender,
  createWaiting,
  type Fields,
  GraphRefusal,
  readBody,
  refuse,
  tokenError,
  tryAddress
} from './meta'
import { checkWhatsAppMessage } from './whatsapp-checks'
import { listTemplates } from './whatsapp-templates'

/** The number of the business, and the secrets of its app at Meta. */
export const WHATSAPP_ACCOUNT = {
  phoneNumberId: '106540352242922',
  accessToken: 'EAAJB7x1Zc4wBO-a-token-of-a-system-user',
  appSecret: 'a34d1f0f6c6e2b1f7c1d5d1c0b9f0e7a',
  verifyToken: 'a token that the owner chose'
}
const DISPLAY_NUMBER = '+44 7700 900100'
const BUSINESS_NAME = 'Shop'
/** Id of the business account, which has templates. */
export const BUSINESS_ID = '102290129340398'
const DAY_MS = 24 * 3_600_000

/** A message of the business. */
export interface BusinessMessage extends Fields {
  id: string
  type: string
}

/** A person who has WhatsApp; without `number`: one who shows a name in its place. */
export interface WhatsAppPerson {
  name: string
  number?: string
  userId?: string
}

/**
 * Starts a server that behaves as the Cloud API does, for one number, as its documentation says: messages
 * and their limits, errors, the address for events and its trial, signed events that are repeated until they
 * are taken, files in two steps. It takes addresses without TLS.
 *
 * @see https://developers.facebook.com/docs/whatsapp/cloud-api
 */
export const startWhatsApp = async () => {
  const sent: BusinessMessage[] = []
  /** Times at which messages were sent, taken or not. */
  const attempts: number[] = []
  const asked: string[] = []
  const files = new Map<string, Buffer>()
  /** When people wrote last, by their numbers and ids. */
  const wrote = new Map<string, number>()
  /** Answers to reports that came before the answer to their message. */
  const hasty: number[] = []
  let webhook: string | undefined
  let ids = 0
  let unanswered = 0
  const { notice, until } = createWaiting()
  const { post, deliver } = createSender(WHATSAPP_ACCOUNT.appSecret, () => webhook!)
  const state = {
    /** Answers all with this status; 0: as usual. */
    failing: 0,
    /** Refuses this many of the next messages as too many. */
    throttled: 0,
    isTokenRevoked: false,
    /** An error for the next message, by its code. */
    refusing: undefined as { code: number; message: string; status?: number } | undefined,
    /** Reports on messages before they are answered. */
    isHasty: false,
    /** Takes messages and answers nothing. */
    isHanging: false,
    /** Takes addresses and answers nothing. */
    isDeaf: false,
    /** Bytes that a list of templates has beside them. */
    padding: 0,
    /** Files are answered with once it resolves. */
    media: Promise.resolve()
  }

  const changeOf = (value: Fields, field = 'messages') => ({
    value: {
      messaging_product: 'whatsapp',
      metadata: {
        display_phone_number: DISPLAY_NUMBER.replace(/\D/g, ''),
        phone_number_id: WHATSAPP_ACCOUNT.phoneNumberId
      },
      ...value
    },
    field
  })

  const bodyOf = (...changes: Fields[]) => ({
    object: 'whatsapp_business_account',
    entry: [{ id: BUSINESS_ID, changes }]
  })

  const statusOf = (
    { id, to, recipient, biz_opaque_callback_data: data }: Fields,
    status: string,
    errors?: { code: number; title: string; error_data?: { details: string } }[]
  ) =>
    bodyOf(
      changeOf({
        statuses: [
          {
            id,
            status,
            timestamp: String(Math.floor(Date.now() / 1_000)),
            ...(to && { recipient_id: to }),
            ...(recipient && { recipient_user_id: recipient }),
            ...(data && { biz_opaque_callback_data: data }),
            ...(errors && { errors })
          }
        ]
      })
    )

  /** Media are fetched after the answer: one that is not there is reported. */
  const fetchMedia = async (message: BusinessMessage) => {
    const { header, action } = message['interactive'] ?? {}
    const { link } = message[message.type] ?? {}
    const headers: Fields[] = [
      header,
      ...(action?.cards ?? []).map((card: Fields) => card['header'])
    ]
    const urls = [link, ...headers.map(each => each?.[each['type']]?.link)].filter(Boolean)
    const areThere = urls.map(async url => {
      const answer = await fetch(url).catch(() => undefined)
      await answer?.arrayBuffer()
      return answer?.ok === true
    })
    if ((await Promise.all(areThere)).every(Boolean)) return
    await deliver(
      statusOf(message, 'failed', [
        {
          code: 131_053,
          title: 'Media upload error',
          error_data: { details: 'Downloading media from weblink failed' }
        }
      ])
    )
  }

  /** After a day, a message other than a template is reported as not delivered. */
  const checkWindow = async (message: BusinessMessage) => {
    const last = wrote.get(message['to'] ?? message['recipient'])
    if (message.type === 'template' || last === undefined || Date.now() - last < DAY_MS) return
    const details = 'More than 24 hours have passed since the customer last replied to this number.'
    await deliver(
      statusOf(message, 'failed', [
        { code: 131_047, title: 'Re-engagement message', error_data: { details } }
      ])
    )
  }

  const send = async (fields: Fields) => {
    attempts.push(Date.now())
    if (state.throttled > 0) {
      state.throttled--
      throw refuse(130_429, '(#130429) Rate limit hit', 400, { 'retry-after': '1' })
    }
    if (state.refusing) {
      const { code, message, status = 400 } = state.refusing
      state.refusing = undefined
      throw refuse(code, message, status)
    }
    checkWhatsAppMessage(fields)
    const message = { ...fields, id: `wamid.HBgLMTU1${++ids}==`, type: fields['type'] }
    if (state.isHasty) hasty.push(await post(statusOf(message, 'delivered')))
    sent.push(message)
    setImmediate(() => fetchMedia(message))
    setImmediate(() => checkWindow(message))
    if (state.isHanging) {
      notice()
      await new Promise(() => {})
    }
    return {
      messaging_product: 'whatsapp',
      contacts: [{ input: fields['to'] ?? fields['recipient'], wa_id: fields['to'] }],
      messages: [{ id: message.id }]
    }
  }

  const server = createServer(async (request, reply) => {
    const answer = (status: number, body: object, headers: Fields = {}) =>
      reply
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body))
    const fields = await readBody(request)
    const { pathname, searchParams } = new URL(request.url!, 'http://graph')
    const [, version, node = '', edge] = pathname.split('/')
    try {
      if (state.failing) throw refuse(131_016, 'Service unavailable', state.failing)
      const isKnown = request.headers.authorization === `Bearer ${WHATSAPP_ACCOUNT.accessToken}`
      if (!isKnown || state.isTokenRevoked) throw tokenError()
      if (version === 'media') {
        asked.push(node)
        notice()
        await state.media
        return void reply.end(files.get(node))
      }
      if (!/^v\d+\.\d+$/.test(version!)) throw refuse(2500, 'Unknown path components')
      if (files.has(node)) {
        answer(200, { id: node, url: `http://${request.headers.host}/media/${node}` })
      } else if (node === BUSINESS_ID && edge === 'message_templates') {
        const list = listTemplates(searchParams, `http://${request.headers.host}${pathname}`)
        answer(200, { ...list, padding: ' '.repeat(state.padding) })
      } else if (node !== WHATSAPP_ACCOUNT.phoneNumberId) {
        const why = 'Unsupported request. Object does not exist'
        throw new GraphRefusal(400, { code: 100, error_subcode: 33, message: why })
      } else if (edge === 'messages') answer(200, await send(fields))
      else if (request.method === 'GET') {
        answer(200, {
          id: node,
          display_phone_number: DISPLAY_NUMBER,
          verified_name: BUSINESS_NAME
        })
      } else {
        const { override_callback_uri: address, verify_token: token } =
          fields['webhook_configuration']
        if (state.isDeaf) return void unanswered++
        await tryAddress(address, token)
        webhook = address
        answer(200, { success: true })
      }
    } catch (error) {
      if (!(error instanceof GraphRefusal)) throw error
      answer(error.status, { error: error.body }, error.headers)
    }
    notice()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  /** Makes the part of a body in which a person sends a message. */
  const messageOf = ({ name, number, userId }: WhatsAppPerson, message: Fields) => {
    const id = `wamid.HBgLMTY1${++ids}==`
    const at = Number(message['timestamp'] ?? Date.now())
    for (const name of [number, userId]) {
      if (name) wrote.set(name, at < 100_000_000_000 ? at * 1_000 : at)
    }
    return changeOf({
      contacts: [
        {
          profile: { name },
          ...(number && { wa_id: number }),
          ...(userId && { user_id: userId })
        }
      ],
      messages: [
        {
          ...(number && { from: number }),
          ...(userId && { from_user_id: userId }),
          id,
          timestamp: String(Math.floor(Date.now() / 1_000)),
          ...message
        }
      ]
    })
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Messages of the business, in their order. */
    sent,
    attempts,
    /** Ids of the files that were asked for. */
    asked,
    state,
    hasty,
    post,
    deliver,
    bodyOf,
    messageOf,
    webhook: () => webhook,
    /** Count of the addresses that were told while it was deaf. */
    unanswered: () => unanswered,
    until,
    /** Sends a message of a person until it is taken. */
    send: (from: WhatsAppPerson, message: Fields) => deliver(bodyOf(messageOf(from, message))),
    say: (from: WhatsAppPerson, body: string) =>
      deliver(bodyOf(messageOf(from, { type: 'text', text: { body } }))),
    /** Keeps a file that a person sends. Returns its id. */
    addFile(bytes: Buffer): string {
      const id = String(1_003_383_421_387_256 + ++ids)
      files.set(id, bytes)
      return id
    },
    /** Reports how far a message has come. */
    report: (...said: Parameters<typeof statusOf>) => deliver(statusOf(...said)),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

export type WhatsApp = Awaited<ReturnType<typeof startWhatsApp>>
