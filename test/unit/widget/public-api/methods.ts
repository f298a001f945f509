import { expect } from 'vitest'
import type { MessengerWidget } from '../../../../src/widget'

/** Error `not-initialized`: thrown, or rejected by the promise. */
export const THROWS = Symbol('throws')
export const REJECTS = Symbol('rejects')

/** Expectations for a method. Values are its results. */
export interface MethodRow {
  args: unknown[]
  /** Result before `init`. */
  before: unknown
  /** Result after `init`, before the code of the messenger has loaded. */
  loading: unknown
  /** Result once the code has loaded, where it differs. */
  loaded?: unknown
  /** Resulting call of the messenger; absent: none. */
  asks?: [method: string, ...args: unknown[]]
  /** Whether a call before the code has loaded loads it, and waits for it. */
  loads: boolean
}

const element = { nodeType: 1 }
const listener = () => {}
const delegate = { beforeSend: <Sent>(message: Sent) => message }
const PROMISE = expect.any(Promise)

/** Getters that return values of the messenger's code. */
const getter = (loading: unknown, loaded: unknown): MethodRow => ({
  args: [],
  before: THROWS,
  loading,
  loaded,
  loads: false
})

/** Methods that return a promise of the messenger's code. */
const promise = (name: string, ...args: unknown[]): MethodRow => ({
  args,
  before: REJECTS,
  loading: PROMISE,
  asks: [name, ...args],
  loads: true
})

/** Methods without a result, which run as soon as possible. */
const order = (name: string, ...args: unknown[]): MethodRow => ({
  args,
  before: THROWS,
  loading: undefined,
  asks: [name, ...args],
  loads: true
})

/** Methods that work at any time, without the messenger's code. */
const always = (args: unknown[], answer?: unknown): MethodRow => ({
  args,
  before: answer,
  loading: answer,
  loads: false
})

/**
 * Every method except `init`, which has a table of its options. A new method without a row does not
 * compile.
 */
export const METHODS: Record<Exclude<keyof MessengerWidget, 'VERSION' | 'init'>, MethodRow> = {
  on: always(['ready', listener], expect.any(Function)),
  off: always(['ready', listener]),
  isOpened: always([], false),
  getUnreadCount: { ...always(['c'], 0), loaded: 7 },
  // It warns where the messenger is not embedded.
  render: { ...always([element]), asks: ['render', element], loads: true },
  destroy: { ...always([]), asks: ['destroy'] },
  setDelegate: { ...always([delegate]), asks: ['setDelegate', delegate] },

  getUser: getter(undefined, undefined),
  getConversations: getter([], []),
  getDisplayedConversation: getter(undefined, null),
  hasMoreConversations: getter(false, true),

  open: order('open'),
  close: { ...order('close'), loads: false },
  startTyping: order('startTyping', 'c'),
  stopTyping: order('stopTyping', 'c'),
  setPredefinedMessage: order('setPredefinedMessage', 'Hello'),
  showNotificationChannelPrompt: order('showNotificationChannelPrompt'),

  login: promise('login', 'anna', 'a.b.c'),
  logout: promise('logout'),
  sendMessage: promise('sendMessage', 'Hello', 'c'),
  triggerPostback: promise('triggerPostback', 'a', 'c'),
  updateUser: promise('updateUser', { givenName: 'Anna' }),
  getConversationById: promise('getConversationById', 'c'),
  getMoreConversations: promise('getMoreConversations'),
  loadConversation: promise('loadConversation', 'c'),
  createConversation: promise('createConversation', { displayName: 'Order' }),
  updateConversation: promise('updateConversation', 'c', { displayName: null }),
  markAllAsRead: promise('markAllAsRead', 'c'),
  setLocale: promise('setLocale', 'pt-BR'),
  updateSettings: promise('updateSettings', { zIndex: 5 })
}
