import {
  ChatError,
  conversationNotFound,
  invalidAuth,
  MESSAGES_PAGE_SIZE,
  type ClientMessage,
  type Conversation,
  type Message,
  type SessionAnswer
} from '../../../src/protocol'
import { createEventLog } from './event-log'
import { id } from './messages'

export interface Call {
  method: string
  /** Below the app, such as `/sessions`. */
  path: string
  query: URLSearchParams
  body: any
  token?: string | undefined
}

/** Runs a call. A test may lose the call or its response, or return another `Response`. */
export type Carry = (call: Call, answer: () => unknown) => unknown

const USER = {
  id: 'visitor',
  signedUpAt: '2026-01-05T08:00:00Z',
  metadata: {},
  hasPaymentInfo: false
}

const ref = ({ id }: Conversation<string>) => ({ id })

/** The client API for one visitor, in memory: sends are idempotent, and events have a seq. */
export const createChatServer = () => {
  const conversations: Conversation<string>[] = []
  const tokens = new Set<string>()
  const sessionKeys = new Set<string>()
  const log = createEventLog()
  const calls: Call[] = []
  let made = 0

  const now = () => new Date().toISOString()
  const get = (wanted: string) => {
    const found = conversations.find(({ id }) => id === wanted)
    if (!found) throw conversationNotFound(wanted)
    return found
  }
  const newest = (count: number) =>
    conversations.map(found => ({ ...found, messages: found.messages.slice(-count) }))

  const store = (conversation: Conversation<string>, fields: Partial<Message<string>>) => {
    const message = { id: id(++made), received: now(), source: { type: 'web' }, ...fields }
    const own = conversation.participants[0]!
    const unreadCount = fields.role === 'user' ? 0 : own.unreadCount + 1
    conversation.participants = [{ ...own, unreadCount }]
    conversation.messages.push(message as Message<string>)
    conversation.lastUpdatedAt = message.received
    log.push({
      type: 'message',
      conversation: ref(conversation),
      message: message as never,
      unreadCount
    })
    return message
  }

  const begin = (isDefault = true): Conversation<string> => {
    const participants = [{ id: id(++made), userId: USER.id, unreadCount: 0 }]
    const conversation = { id: id(++made), type: 'personal' as const, isDefault, metadata: {} }
    conversations.push({ ...conversation, lastUpdatedAt: now(), participants, messages: [] })
    log.push({ type: 'conversation:added', conversation: newest(1).at(-1)! })
    return conversations.at(-1)!
  }

  const send = (conversation: Conversation<string>, { clientMessageId, message }: ClientMessage) =>
    conversation.messages.find(known => known.clientMessageId === clientMessageId) ??
    store(conversation, { ...message, clientMessageId, role: 'user', userId: USER.id })

  const read = (conversation: Conversation<string>) => {
    conversation.participants = [{ ...conversation.participants[0]!, unreadCount: 0 }]
    const activity = { role: 'user' as const, userId: USER.id, lastRead: now() }
    log.push({
      type: 'conversation:read',
      conversation: ref(conversation),
      activity,
      unreadCount: 0
    })
    return {}
  }

  const openSession = ({ sessionKey, conversation }: Call['body']): SessionAnswer => {
    sessionKeys.add(sessionKey)
    const sessionToken = `token ${tokens.size + 1}`
    tokens.add(sessionToken)
    const home = conversation && (conversations[0] ?? begin())
    for (const message of conversation?.messages ?? []) send(home, message)
    const list = newest(conversation ? MESSAGES_PAGE_SIZE : 1)
    return { user: USER, sessionToken, conversations: list, hasMore: false, seq: log.seq }
  }

  const answer = ({ method, path, query, body, token }: Call): unknown => {
    if (path === '/sessions') return openSession(body)
    if (!tokens.has(token!)) throw invalidAuth()
    if (path === '/events') return { events: log.after(Number(query.get('after'))), seq: log.seq }
    if (path === '/client') return {}
    const [, , of, part] = path.split('/')
    if (!of) return { conversations: newest(1), hasMore: false, seq: log.seq }
    const conversation = get(of)
    if (part === 'activities') return read(conversation)
    if (method === 'POST') return { message: send(conversation, body) }
    const { messages } = conversation
    if (!part)
      return { conversation: { ...conversation, messages: messages.slice(-MESSAGES_PAGE_SIZE) } }
    const older = messages.filter(({ id }) => id < (query.get('before') ?? 'z'))
    const page = older.slice(-query.get('limit')!)
    return { messages: page, hasMore: older.length > page.length }
  }

  const server = {
    calls,
    conversations,
    log,
    sessionKeys,
    tokens,
    begin,
    read,
    carry: ((_, answer) => answer()) as Carry,
    /** Adds a message of the business. */
    write: (text: string, conversation = conversations[0]!) =>
      store(conversation, { type: 'text', text, role: 'business' }),
    texts: (conversation = conversations[0]) =>
      conversation?.messages.map(message => message.text) ?? [],
    fetch: (async (
      url: string,
      { method = 'GET', body, headers }: RequestInit = {}
    ): Promise<Response> => {
      const { pathname, searchParams: query } = new URL(url)
      const call: Call = {
        method,
        query,
        path: pathname.replace('/sdk/v1/apps/app', ''),
        body: body && JSON.parse(body as string),
        token: (headers as Record<string, string>).authorization?.replace('Bearer ', '')
      }
      calls.push(call)
      try {
        const result = await server.carry(call, () => answer(call))
        return result instanceof Response ? result : Response.json(result)
      } catch (error) {
        if (!(error instanceof ChatError)) throw error
        const { code, message } = error
        return Response.json({ error: { code, message } }, { status: 400 })
      }
    }) as typeof fetch
  }
  return server
}

export type ChatServer = ReturnType<typeof createChatServer>

/** Rejects every call, as while the network is down. */
export const offline: Carry = () => {
  throw new TypeError('Failed to fetch')
}

/** Runs the call, and loses its response. */
export const loseAnswer: Carry = (_, answer) => {
  answer()
  throw new TypeError('Failed to fetch')
}
