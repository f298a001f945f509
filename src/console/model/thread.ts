import { signal } from '@preact/signals-react'
import { asReadonly } from './as-readonly'
import { TYPING_TIMEOUT_MS } from '../../protocol'
import { type AppApi, type AppEvent, type Author, ignoreGone, type Message } from '../api'
import { addChanges, hasMerged, type Changes } from './conversation-changes'
import {
  absorb,
  catchUp,
  isPending,
  noteDelivery,
  prepend,
  withdraw,
  type Entries
} from './entries'
import { createFiles } from './files'
import { createReplies } from './replies'
import { createScheduled } from './scheduled'
import type { Unsent } from './unsent'

export interface ThreadState {
  status: 'loading' | 'ready' | 'failed'
  hasOlder: boolean
  loadingOlder: boolean
}

/** The messages of one conversation, and the replies on their way into it. */
export type Thread = ReturnType<typeof createThread>

interface ThreadOptions {
  unsent: Unsent
  /** Whether the server is within reach, as far as known. */
  isConnected(): boolean
}

/** Makes the thread of one conversation. It holds nothing but unsent replies until `load`. */
export const createThread = (
  api: AppApi,
  conversationId: string,
  { unsent, isConnected }: ThreadOptions
) => {
  const entries = signal<Entries>([])
  const state = signal<ThreadState>({ status: 'loading', hasOlder: false, loadingOlder: false })
  const changes = signal<Changes>([])
  const typing = signal<Author | undefined>(undefined)
  const { offerBack, ...replies } = createReplies({
    api,
    conversationId,
    entries,
    unsent,
    isConnected
  })
  const { applyToScheduled, loadScheduled, ...scheduled } = createScheduled({ api, conversationId })
  replies.restore()
  entries.subscribe(unsent.write)
  /** Ids of deleted messages, which no page that was on its way brings back. */
  const removed = new Set<string>()
  let before: string | undefined
  let older: Promise<void> | undefined
  let typingEnds: ReturnType<typeof setTimeout> | undefined

  const withoutRemoved = (messages: readonly Message[]) =>
    messages.filter(({ id }) => !removed.has(id))

  function remove(id: string) {
    removed.add(id)
    entries.value = withdraw(entries.peek(), id)
  }

  const change = (next: Partial<ThreadState>) => (state.value = { ...state.peek(), ...next })

  function showTyping(who: Author | undefined) {
    clearTimeout(typingEnds)
    typing.value = who
    // The event that it stopped may be lost with a connection.
    if (who) typingEnds = setTimeout(() => (typing.value = undefined), TYPING_TIMEOUT_MS)
  }

  async function loadChanges() {
    try {
      const loaded = await api.listConversationChanges(conversationId)
      changes.value = addChanges(changes.peek(), loaded)
    } catch {
      // The messages are there without them; the next load asks again.
    }
  }

  async function loadPageBefore(): Promise<void> {
    change({ loadingOlder: true })
    try {
      const { messages, meta } = await api.listMessages(conversationId, before)
      entries.value = prepend(entries.peek(), withoutRemoved(messages))
      before = meta.beforeCursor
      change({ hasOlder: meta.hasMore, loadingOlder: false })
    } catch {
      change({ loadingOlder: false })
    }
  }

  /**
   * Loads the newest page; also after a time offline. The shown messages stay until then.
   *
   * @param isReordered Others have come between them, so that they are of no use.
   */
  async function load(isReordered = false): Promise<void> {
    change({ status: state.peek().status === 'ready' ? 'ready' : 'loading' })
    void loadChanges()
    void loadScheduled()
    const known = entries.peek()
    try {
      const page = await api.listMessages(conversationId)
      const { meta } = page
      const messages = withoutRemoved(page.messages)
      const held = isReordered ? entries.peek().filter(isPending) : entries.peek()
      const isNew = held.every(isPending)
      const caughtUp = catchUp(held, { messages, hasMore: meta.hasMore }, known)
      const isWhole = isNew || caughtUp[0]?.message.id === messages[0]?.id
      entries.value = caughtUp
      if (isWhole) {
        before = meta.beforeCursor
        change({ hasOlder: meta.hasMore })
      }
      change({ status: 'ready' })
      if (isConnected()) replies.resume()
    } catch {
      change({ status: 'failed' })
    }
  }

  /** Loads the page before the oldest message. After a failure it may be called again. */
  async function loadOlder(): Promise<void> {
    const { status, hasOlder } = state.peek()
    if (status !== 'ready' || !hasOlder) return
    older ??= loadPageBefore().finally(() => (older = undefined))
    await older
  }

  /**
   * Loads pages back until the oldest message is as asked, or is the first of all.
   *
   * @returns Whether all up to it could be loaded.
   */
  async function loadBack(isReached: (oldest: Message) => boolean): Promise<boolean> {
    const isThere = () => {
      const [oldest] = entries.peek()
      return !state.peek().hasOlder || !oldest || isReached(oldest.message)
    }
    while (!isThere()) {
      const cursor = before
      await loadOlder()
      if (before === cursor) return false
    }
    return true
  }

  return {
    id: conversationId,
    entries: asReadonly(entries),
    /** Changes of the conversation, to show between its messages. */
    changes: asReadonly(changes),
    state: asReadonly(state),
    /** The visitor who is typing. */
    typing: asReadonly(typing),
    ...replies,
    ...createFiles({
      api,
      conversationId,
      entries,
      onSent: (message, file) => offerBack(message, { file })
    }),
    ...scheduled,

    load: () => load(),

    loadOlder,

    /** Sends what waits, and lists again what is to be sent later; called when the server is back. */
    resume(): void {
      replies.resume()
      void loadScheduled()
    },

    /** Deletes a message for everyone; one that is gone already is deleted. @throws {ApiError} */
    async deleteMessage(id: string): Promise<void> {
      await api.deleteMessage(conversationId, id).catch(ignoreGone)
      remove(id)
    },

    /**
     * Loads pages back to a time.
     *
     * @param time In ms.
     * @returns Key of the first message from then on, or of the newest; undefined: not all could be loaded.
     */
    async loadBackTo(time: number): Promise<string | undefined> {
      if (!(await loadBack(({ received }) => Date.parse(received) < time))) return undefined
      const known = entries.peek()
      const first = known.find(({ message }) => Date.parse(message.received) >= time)
      return (first ?? known.at(-1))?.key
    },

    /** Loads pages back to a message. @returns Whether all up to it could be loaded; it may be gone, though. */
    loadBackToMessage: (id: string): Promise<boolean> => loadBack(oldest => oldest.id <= id),

    /** Applies an event of this conversation. */
    apply(event: AppEvent): void {
      applyToScheduled(event)
      if (event.type === 'conversation:message') {
        const { message } = event.payload
        if (message.author.type === 'user') showTyping(undefined)
        entries.value = absorb(entries.peek(), message)
      }
      if (event.type === 'conversation:update') {
        changes.value = addChanges(changes.peek(), event.payload.changes ?? [])
        if (hasMerged(event)) void load(true)
      }
      if (event.type === 'conversation:message:remove') {
        remove(event.payload.message.id)
      }
      if (event.type === 'conversation:message:delivery:failure') {
        const { message, error: deliveryError } = event.payload
        entries.value = noteDelivery(entries.peek(), message.id, { deliveryError })
      }
      if (
        event.type === 'conversation:message:delivery:user' ||
        event.type === 'conversation:arrival'
      ) {
        const deliveredAt = event.createdAt
        entries.value = noteDelivery(entries.peek(), event.payload.message.id, { deliveredAt })
      }
      if (event.type === 'conversation:typing') {
        const { type, author } = event.payload.activity
        if (author.type === 'user') showTyping(type === 'typing:start' ? author : undefined)
      }
    }
  }
}
