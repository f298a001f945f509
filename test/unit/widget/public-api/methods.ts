import { expect } from 'vitest'
import type { MessengerWidget } from '../../../../src/widget'

/** Said by `not-initialized`: at once, or by the promise. */
export const THROWS = Symbol('throws')
export const REJECTS = Symbol('rejects')

/** What holds for a method. Values are what it answers. */
export interface MethodRow {
  args: unknown[]
  /** Before `init`. */
  before: unknown
  /** After `init`, before the messenger's code has come. */
  loading: unknown
  /** Once that has come; where it differs. */
  loaded?: unknown
  /** What the messenger is asked in the end; absent: nothing. */
  asks?: [method: string, ...args: unknown[]]
  /** Whether a call before the code has come brings it, and waits for it. */
  loads: boolean
}

const element = { nodeType: 1 }
const listener = () => {}
const delegate = { beforeSend: <Sent>(message: Sent) => message }
const PROMISE = expect.any(Promise)

/** Answers at once, of what the messenger's code knows. */
const getter = (loading: unknown, loaded: unknown): MethodRow => ({
  args: [],
  before: THROWS,
  loading,
  loaded,
  loads: false
})

/** Answers with a promise of what the messenger's code finds. */
const promise = (name: string, ...args: unknown[]): MethodRow => ({
  args,
  before: REJECTS,
  loading: PROMISE,
  asks: [name, ...args],
  loads: true
})

/** Answers nothing, and is carried out as soon as it can be. */
const order = (name: string, ...args: unknown[]): MethodRow => ({
  args,
  before: THROWS,
  loading: undefined,
  asks: [name, ...args],
  loads: true
})

/** Works at any time, and needs no code of the messenger. */
const always = (args: unknown[], answer?: unknown): MethodRow => ({
  args,
  before: answer,
  loading: answer,
  loads: false
})

/** Every method but `init`, which has a table of its options. A new one has no row, and does not compile. */
export const METHODS: Record<Exclude<keyof MessengerWidget, 'VERSION' | 'init'>, MethodRow> = {
  on: always(['ready', listener], expect.any(Function)),
  off: always(['ready', listener]),
  isOpened: always([], false),
  getUnreadCount: { ...always(['c'], 0), loaded: 7 },
  // Of a messenger that is not embedded.
  render: always([element]),
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
