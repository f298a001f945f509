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
import { checkMessengerMessage } from './messenger-checks'

/** The app of the business at Meta, and the token of its page. */
export const MESSENGER_ACCOUNT = {
  appId: '218471104963277',
  pageAccessToken: 'EAADG4vZB-a-token-of-a-page',
  appSecret: 'c1f0a5f3f1d24f0d8d8d3c6a4c1d9b52'
}
export const PAGE_ID = '104895772388415'
/** The account of the page at Instagram. */
export const INSTAGRAM = { id: '17841405309211844', username: 'shop.on.instagram' }
const DAY_MS = 24 * 3_600_000
const APP_TOKEN = `${MESSENGER_ACCOUNT.appId}|${MESSENGER_ACCOUNT.appSecret}`

/** A message of the page. */
export interface PageMessage {
  mid: string
  /** Id of the person. */
  to: string
  message: Fields
  /** Ground on which it is sent later than a day after the person wrote. */
  tag?: string
  /** Name that the sender gave it, for its echo. */
  metadata?: string
  /** Time at which the service took it, in milliseconds. */
  time: number
}

/** A person who writes there, by the id that they have for the account. */
export interface MessengerPerson {
  id: string
  /** Absent: the app may not know it. */
  name?: string
  /** At Instagram. */
  username?: string
}

/** The button with which a person begins. */
interface GetStarted {
  payload: string
}

const unknownNode = () =>
  new GraphRefusal(400, {
    code: 100,
    error_subcode: 33,
    message: 'Unsupported get request. Object does not exist'
  })

/**
 * Starts a server that behaves as the Messenger Platform does, for one page, as its documentation says:
 * messages and their limits, errors, the address of an app and its trial, the events that a page is
 * subscribed to, signed and repeated until they are taken, names of people, files at addresses. It takes
 * addresses without TLS.
 *
 * @param object Kind of account that people write to: the page, or its account at Instagram.
 * @see https://developers.facebook.com/docs/messenger-platform
 */
export const startMessenger = async (object: 'page' | 'instagram' = 'page') => {
  const accountId = object === 'page' ? PAGE_ID : INSTAGRAM.id
  const sent: PageMessage[] = []
  /** Times at which messages were sent, taken or not. */
  const attempts: number[] = []
  const files = new Map<string, Buffer>()
  const people = new Map<string, MessengerPerson>()
  /** When people wrote last, by their ids. */
  const wrote = new Map<string, number>()
  /** Names that were asked for, by the id of the person. */
  const lookups: string[] = []
  /** Answers to reports that came before the answer to their message. */
  const hasty: number[] = []
  let webhook: string | undefined
  let fields: string[] = []
  let hasInstagram = true
  let getStarted: GetStarted | undefined
  let ids = 0
  const { notice, until } = createWaiting()
  const { post, deliver } = createSender(MESSENGER_ACCOUNT.appSecret, () => webhook!)
  const state = {
    /** Answers all with this status; 0: as usual. */
    failing: 0,
    /** Refuses this many of the next messages as too many. */
    throttled: 0,
    isTokenRevoked: false,
    /** An error for the next message, by its code. */
    refusing: undefined as
      | { code: number; error_subcode?: number; message: string; status?: number }
      | undefined,
    /** Reports on messages before they are answered. */
    isHasty: false,
    /** Takes messages and answers nothing. */
    isHanging: false
  }

  const bodyOf = (messaging: Fields[], id = accountId) => ({
    object,
    entry: [{ id, time: Date.now(), messaging }]
  })

  /** Makes something that a person did, as it is told. */
  const happeningOf = (person: MessengerPerson, happened: Fields) => {
    people.set(person.id, person)
    const isWriting = ['message', 'postback', 'referral'].some(kind => kind in happened)
    if (isWriting) wrote.set(person.id, happened['timestamp'] ?? Date.now())
    return {
      sender: { id: person.id },
      recipient: { id: accountId },
      timestamp: Date.now(),
      ...happened
    }
  }

  const newMid = () => `m_${Buffer.from(`message ${++ids}`).toString('base64url')}`

  const messageOf = (person: MessengerPerson, message: Fields) =>
    happeningOf(person, { message: { mid: newMid(), ...message } })

  const arrivalOf = ({ mid, to, time }: PageMessage) =>
    happeningOf(people.get(to) ?? { id: to }, { delivery: { mids: [mid], watermark: time } })

  /** Makes what tells the account of its own message. */
  const echoOf = ({ mid, to, message: { text, attachment }, metadata, time }: PageMessage) => ({
    sender: { id: accountId },
    recipient: { id: to },
    timestamp: time,
    message: {
      mid,
      is_echo: true,
      app_id: Number(MESSENGER_ACCOUNT.appId),
      ...(metadata !== undefined && { metadata }),
      ...(text !== undefined && { text }),
      ...(attachment && { attachments: [attachment] })
    }
  })

  /** The service fetches what a message names before it takes it. */
  const fetchMedium = async ({ attachment }: Fields) => {
    if (!attachment || attachment.type === 'template') return
    const answer = await fetch(attachment.payload.url).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    throw new GraphRefusal(400, {
      code: 100,
      error_subcode: 2_018_008,
      message: '(#100) Failed to fetch the file from the url'
    })
  }

  /** A message is taken for a day after the person wrote, and for seven where people write it. */
  const checkWindow = ({ recipient, tag }: Fields) => {
    const last = wrote.get(recipient.id)
    const days = tag === 'HUMAN_AGENT' ? 7 : 1
    if (last === undefined || Date.now() - last < days * DAY_MS) return
    throw new GraphRefusal(400, {
      code: 10,
      error_subcode: 2_018_278,
      message: '(#10) This message is sent outside of allowed window.'
    })
  }

  const send = async (body: Fields) => {
    attempts.push(Date.now())
    if (state.throttled > 0) {
      state.throttled--
      throw refuse(613, '(#613) Calls to this api have exceeded the rate limit.', 400, {
        'retry-after': '1'
      })
    }
    if (state.refusing) {
      const { status = 400, ...error } = state.refusing
      state.refusing = undefined
      throw new GraphRefusal(status, error)
    }
    checkMessengerMessage(body, object)
    checkWindow(body)
    const { recipient, tag } = body
    const { metadata, ...message } = body['message']
    await fetchMedium(message)
    const taken = { mid: newMid(), to: recipient.id, message, tag, metadata, time: Date.now() }
    if (state.isHasty) hasty.push(await post(bodyOf([arrivalOf(taken)])))
    sent.push(taken)
    if (state.isHanging) {
      notice()
      await new Promise(() => {})
    }
    return { recipient_id: taken.to, message_id: taken.mid }
  }

  /** Sets the address of the app. */
  const subscribeApp = async (body: Fields, token: string | undefined) => {
    if (token !== `Bearer ${APP_TOKEN}`) throw refuse(15, '(#15) This method needs an app token.')
    if (body['object'] !== object) throw refuse(100, '(#100) Param object must be one of page, …')
    await tryAddress(body['callback_url'], body['verify_token'])
    webhook = body['callback_url']
    fields = body['fields'].split(',')
    return { success: true }
  }

  const setUpPage = (edge: string | undefined, method: string | undefined, body: Fields) => {
    if (edge === 'subscribed_apps' && body['subscribed_fields']) return { success: true }
    if (edge !== 'messenger_profile') throw refuse(2500, 'Unknown path components')
    if (method === 'GET') return { data: getStarted ? [{ get_started: getStarted }] : [] }
    getStarted = body['get_started']
    return { result: 'success' }
  }

  const answerPage = async (
    [node = '', edge]: string[],
    method: string | undefined,
    body: Fields
  ): Promise<Fields> => {
    const person = people.get(node)
    if (person) {
      lookups.push(node)
      return { ...person }
    }
    if (node !== 'me' && node !== PAGE_ID) throw unknownNode()
    if (edge === 'messages') return send(body)
    if (edge !== undefined) return setUpPage(edge, method, body)
    return {
      id: PAGE_ID,
      name: 'Shop',
      ...(hasInstagram && { instagram_business_account: INSTAGRAM })
    }
  }

  const server = createServer(async (request, reply) => {
    const answer = (status: number, body: object, headers: Fields = {}) =>
      reply
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body))
    const body = await readBody(request)
    const { pathname, searchParams } = new URL(request.url!, 'http://graph')
    const [, version, ...path] = pathname.split('/')
    // A token may stand in the address, too.
    const { authorization = `Bearer ${searchParams.get('access_token')}` } = request.headers
    try {
      // What people send lies at an address that needs no token.
      if (version === 'cdn') {
        const file = files.get(pathname)
        return void reply.writeHead(file ? 200 : 404).end(file)
      }
      if (state.failing) throw refuse(2, 'Service temporarily unavailable', state.failing)
      if (!/^v\d+\.\d+$/.test(version!)) throw refuse(2500, 'Unknown path components')
      if (path[0] === MESSENGER_ACCOUNT.appId && path[1] === 'subscriptions') {
        answer(200, await subscribeApp(body, authorization))
      } else {
        const isKnown = authorization === `Bearer ${MESSENGER_ACCOUNT.pageAccessToken}`
        if (!isKnown || state.isTokenRevoked) throw tokenError()
        answer(200, await answerPage(path, request.method, body))
      }
    } catch (error) {
      if (!(error instanceof GraphRefusal)) throw error
      answer(error.status, { error: error.body }, error.headers)
    }
    notice()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Lets something happen, and tells it until it is taken. */
  const happen = (person: MessengerPerson, happened: Fields) =>
    deliver(bodyOf([happeningOf(person, happened)]))

  return {
    url,
    /** Messages of the page, in their order. */
    sent,
    attempts,
    state,
    hasty,
    lookups,
    post,
    deliver,
    bodyOf,
    happeningOf,
    messageOf,
    happen,
    webhook: () => webhook,
    /** Kinds of events that the app is subscribed to. */
    fields: () => fields,
    getStarted: () => getStarted,
    /** Gives the page a button of somebody else; undefined: takes it away. */
    setGetStarted(button: GetStarted | undefined): void {
      getStarted = button
    },
    /** Takes its account at Instagram away from the page, or gives it back. */
    setInstagram(isThere: boolean): void {
      hasInstagram = isThere
    },
    until,
    /** Sends a message of a person until it is taken. */
    send: (from: MessengerPerson, message: Fields) => deliver(bodyOf([messageOf(from, message)])),
    /** Keeps a file that a person sends. Returns its address; without `bytes` it is gone already. */
    addFile(name: string, bytes?: Buffer): string {
      const path = `/cdn/v/t59.2708-21/${++ids}/${encodeURIComponent(name)}`
      if (bytes) files.set(path, bytes)
      return `${url}${path}?_nc_cat=1&oh=signed`
    },
    /** Tells the account of a message of its own, where the app is subscribed to echoes. */
    echo: async (message: PageMessage) => {
      if (fields.includes('message_echoes')) await deliver(bodyOf([echoOf(message)]))
    },
    /** Tells that a message has arrived, by its id. */
    arrive: (message: PageMessage) => deliver(bodyOf([arrivalOf(message)])),
    /** Tells that all messages up to a time were read, or at Instagram up to one of them. */
    read: (person: MessengerPerson, time = Date.now()) => {
      const mid = sent.findLast(each => each.time <= time)?.mid
      return happen(person, { read: object === 'page' ? { watermark: time } : { mid } })
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
