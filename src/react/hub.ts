import type { Conversation } from '../protocol'
import type { MessengerWidget, WidgetEvents } from '../widget/core/public'
import { keepConversations } from './keep-conversations'

/** `idle`: no message was sent yet, or the first connection is still being made. */
export type ConnectionState = 'idle' | 'connected' | 'reconnecting' | 'disconnected'

/** State at one moment; the same object until a part of it changes. */
export interface Snapshot {
  connection: ConnectionState
  /** Most recently active first. */
  conversations: readonly Conversation[]
  /** Between `ready` and `destroy`. */
  isReady: boolean
}

/** A messenger as components share it, from before its `init` to after its `destroy`. */
export interface Hub {
  /** Keeps its listeners while components mount and unmount; each component removes its own. */
  messenger: MessengerWidget
  /** Adds a listener that `off` of the page does not remove. Returns a function that removes it. */
  on: MessengerWidget['on']
  read(): Snapshot
  /** Returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void
}

// Declared as a method, so that listeners of one event are assignable to it.
type Listener = { listen(...args: WidgetEvents[keyof WidgetEvents]): void }['listen']
type Entry = [name: keyof WidgetEvents, listener: Listener]

export const NOTHING: Snapshot = { connection: 'idle', conversations: [], isReady: false }

const CONNECTIONS = ['connected', 'reconnecting', 'disconnected'] as const

/** Events after which the snapshot may differ. */
const EVENTS = [
  'message',
  'unreadCount',
  'totalUnreadCount',
  'conversation:added',
  'conversation:removed',
  'conversation:read',
  'participant:added',
  'participant:removed'
] as const

/** Calls after which the snapshot may differ and that emit no event. */
const CALLS = [
  'createConversation',
  'getConversationById',
  'getMoreConversations',
  'loadConversation',
  'login',
  'logout',
  'updateConversation'
] as const

/** Makes a hub around a messenger of its own. */
export const createHub = (widget: MessengerWidget): Hub => {
  const subscribers = new Set<() => void>()
  let ownEntries: Entry[] = []
  let pageEntries: Entry[] = []
  let snapshot = NOTHING
  let connection: ConnectionState = 'idle'
  let isReady = false
  let isChanging = false

  const add = (entry: Entry) => widget.on(...entry)
  const remove = (entry: Entry) => widget.off(...entry)

  const update = () => {
    isChanging = false
    const conversations = isReady ? widget.getConversations() : []
    snapshot = {
      isReady,
      connection: isReady && widget.getUser() ? connection : 'idle',
      conversations: keepConversations(snapshot.conversations, conversations)
    }
    subscribers.forEach(changed => changed())
  }

  /** Once for all that happens together, and when it has happened. */
  const change = () => {
    if (isChanging) return
    isChanging = true
    queueMicrotask(update)
  }

  const setReady = (ready: boolean) => {
    isReady = ready
    connection = 'idle'
    change()
  }

  const on: Hub['on'] = (...entry) => {
    ownEntries.push(entry)
    add(entry)
    return () => {
      ownEntries = ownEntries.filter(each => each !== entry)
      remove(entry)
    }
  }

  const off: MessengerWidget['off'] = (name, listener) => {
    const isGone = (entry: Entry) =>
      (!name || entry[0] === name) && (!listener || entry[1] === listener)
    pageEntries.filter(isGone).forEach(remove)
    pageEntries = pageEntries.filter(entry => !isGone(entry))
  }

  const messenger: MessengerWidget = {
    ...widget,
    off,
    on: (...entry) => {
      pageEntries.push(entry)
      add(entry)
      return () => off(...entry)
    },
    destroy: () => {
      widget.destroy()
      widget.off()
      ;[...ownEntries, ...pageEntries].forEach(add)
    }
  }
  const call =
    <Name extends (typeof CALLS)[number]>(name: Name) =>
    async (...args: unknown[]) => {
      try {
        return await (widget[name] as (...all: unknown[]) => Promise<unknown>)(...args)
      } finally {
        change()
      }
    }
  Object.assign(messenger, Object.fromEntries(CALLS.map(name => [name, call(name)])))

  on('ready', () => setReady(true))
  on('destroy', () => setReady(false))
  for (const name of EVENTS) on(name, change)
  for (const name of CONNECTIONS) {
    on(name, () => {
      connection = name
      change()
    })
  }

  return {
    messenger,
    on,
    read: () => snapshot,
    subscribe: changed => {
      subscribers.add(changed)
      return () => subscribers.delete(changed)
    }
  }
}
