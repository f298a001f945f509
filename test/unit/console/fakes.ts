import type { AppApi } from '../../../src/console/api/api'
import type {
  AppEvent,
  InboxConversation,
  Message,
  MessagesPage
} from '../../../src/console/api/shapes'

/** An id of 24 digits that sorts by `number`. */
export const id = (number: number) => String(number).padStart(24, '0')

/** An ISO time at an offset in seconds from the start of a day. */
export const at = (seconds: number) => new Date(Date.UTC(2026, 0, 5) + seconds * 1000).toISOString()

export const message = (
  number: number,
  type: 'user' | 'business' = 'user',
  text = `text ${number}`
): Message => ({
  id: id(number),
  received: at(number),
  author: type === 'user' ? { type, userId: id(900) } : { type },
  content: { type: 'text', text }
})

export const conversation = (
  number: number,
  fields: Partial<InboxConversation> = {}
): InboxConversation => ({
  id: id(number),
  status: 'open',
  lastUpdatedAt: at(number),
  businessUnreadCount: 0,
  participants: [{ id: id(800), userId: id(900), profile: { givenName: `Ann ${number}` } }],
  ...fields
})

export const messageEvent = (conversationId: string, posted: Message): AppEvent => ({
  id: `event-${posted.id}`,
  type: 'conversation:message',
  createdAt: posted.received,
  payload: { conversation: { id: conversationId }, message: posted }
})

export const removalEvent = (conversationId: string, messageId: string): AppEvent => ({
  id: `event-without-${messageId}`,
  type: 'conversation:message:remove',
  createdAt: at(1),
  payload: { conversation: { id: conversationId }, message: { id: messageId } }
})

/** An event that says that a message did not reach its destination. */
export const deliveredEvent = (
  conversationId: string,
  messageId: string,
  type: 'conversation:message:delivery:user' | 'conversation:arrival'
): AppEvent => ({
  id: id(1),
  createdAt: at(1),
  type,
  payload: { conversation: { id: conversationId }, message: { id: messageId } }
})

export const failureEvent = (
  conversationId: string,
  messageId: string,
  reason: string
): AppEvent => ({
  id: id(1),
  createdAt: at(1),
  type: 'conversation:message:delivery:failure',
  payload: {
    conversation: { id: conversationId },
    message: { id: messageId },
    error: { message: reason }
  }
})

export const readEvent = (
  conversationId: string,
  seconds: number,
  by: 'user' | 'business' = 'business'
): AppEvent => ({
  id: `event-read-${seconds}`,
  type: 'conversation:read',
  createdAt: at(seconds),
  payload: {
    conversation: { id: conversationId },
    activity: {
      type: 'conversation:read',
      author: by === 'user' ? { type: by, userId: id(900) } : { type: by }
    }
  }
})

export const messagesPage = (messages: Message[], hasMore = false): MessagesPage => ({
  messages,
  meta: { hasMore, ...(hasMore && messages[0] && { beforeCursor: messages[0].id }) }
})

/** A storage of a browser, without its limits. */
export class MemoryStorage {
  [key: string]: unknown
  getItem = (key: string) => (this[key] as string | undefined) ?? null
  setItem = (key: string, value: string) => void (this[key] = value)
  removeItem = (key: string) => void delete this[key]
}

/** An API with the calls that a test expects; any other call fails. */
export const fakeApi = (calls: Partial<AppApi>): AppApi =>
  new Proxy(calls as AppApi, {
    get(target, name: keyof AppApi) {
      if (target[name]) return target[name]
      throw new Error(`Nobody expected a call of ${name}.`)
    }
  })

/** A promise with its resolve and reject functions. */
export const deferred = <Value>() => {
  let resolve!: (value: Value) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
