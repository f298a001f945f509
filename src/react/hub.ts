import type { Conversation } from '../protocol'
import type { MessengerWidget, WidgetEvents } from '../widget/api'
import { keepConversations } from './keep-conversations'

/** `idle`: nobody has written as yet, or the first connection is still being made. */
export type ConnectionState = 'idle' | 'connected' | 'reconnecting' | 'disconnected'

/** What is known at one moment; the same object until something of it changes. */
export interface Snapshot {
  connection: ConnectionState
  /** Most recently active first. */
  conversations: readonly Conversation[]
  /** Between `ready` and `destroy`. */
  isReady: boolean
}

/** A messenger as components share it, from before its `init` to after its `destroy`. */
export interface Hub {
  /** Keeps its listeners, whatever is mounted; each component takes its own back. */
  messenger: MessengerWidget
  /** Listens apart from the page, which may take all its listeners back. Returns its undo. */
  on: MessengerWidget['on']
  read(): Snapshot
  /** Returns its undo. */
  subscribe(changed: () => void): () => void
}

type Entry = [name: keyof WidgetEvents, listener: (...args: never[]) => void]

export const NOTHING: Snapshot = { connection: 'idle', conversations: [], isReady: false }

const CONNECTIONS = ['connected', 'reconnecting', 'disconnected'] as const

/** After these something may read differently. */
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

/** After these as well, of which no event tells. */
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

  const add = (entry: Entry) => widget.on(entry[0], entry[1] as () => void)
  const remove = (entry: Entry) => widget.off(entry[0], entry[1] as () => void)

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
    ownEntries.push(entry as Entry)
    add(entry as Entry)
    return () => {
      ownEntries = ownEntries.filter(each => each !== (entry as Entry))
      remove(entry as Entry)
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
      pageEntries.push(entry as Entry)
      add(entry as Entry)
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
