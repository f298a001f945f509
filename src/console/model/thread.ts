import { signal, type ReadonlySignal } from '@preact/signals-react'
import { TYPING_TIMEOUT_MS } from '../../protocol'
import type { AppApi } from '../api/api'
import type { AppEvent, Author } from '../api/shapes'
import { absorb, catchUp, prepend, withdraw, type Entries } from './entries'
import { createReplies } from './replies'

export interface ThreadState {
  status: 'loading' | 'ready' | 'failed'
  hasOlder: boolean
  loadingOlder: boolean
}

/** The messages of one conversation, and the replies on their way into it. */
export type Thread = ReturnType<typeof createThread>

/** Makes the thread of one conversation. It holds nothing until `load`. */
export const createThread = (api: AppApi, conversationId: string) => {
  const entries = signal<Entries>([])
  const state = signal<ThreadState>({ status: 'loading', hasOlder: false, loadingOlder: false })
  const typing = signal<Author | undefined>(undefined)
  const replies = createReplies({ api, conversationId, entries })
  let before: string | undefined
  let typingEnds: ReturnType<typeof setTimeout> | undefined

  const change = (next: Partial<ThreadState>) => (state.value = { ...state.peek(), ...next })

  function showTyping(who: Author | undefined) {
    clearTimeout(typingEnds)
    typing.value = who
    // The sign that it stopped may be lost with a connection.
    if (who) typingEnds = setTimeout(() => (typing.value = undefined), TYPING_TIMEOUT_MS)
  }

  return {
    entries: entries as ReadonlySignal<Entries>,
    state: state as ReadonlySignal<ThreadState>,
    /** Which visitor is typing. */
    typing: typing as ReadonlySignal<Author | undefined>,
    ...replies,

    /** Fetches the newest page; also after a time away. What is shown stays until it has come. */
    async load(): Promise<void> {
      change({ status: state.peek().status === 'ready' ? 'ready' : 'loading' })
      try {
        const known = entries.peek().length > 0
        const { messages, meta } = await api.listMessages(conversationId)
        const caughtUp = catchUp(entries.peek(), messages, meta.hasMore)
        const isWhole = !known || caughtUp[0]?.message.id === messages[0]?.id
        entries.value = caughtUp
        if (isWhole) {
          before = meta.beforeCursor
          change({ hasOlder: meta.hasMore })
        }
        change({ status: 'ready' })
      } catch {
        change({ status: 'failed' })
      }
    },

    /** Fetches the page before the oldest message. After a failure it may be asked again. */
    async loadOlder(): Promise<void> {
      const { status, hasOlder, loadingOlder } = state.peek()
      if (status !== 'ready' || !hasOlder || loadingOlder) return
      change({ loadingOlder: true })
      try {
        const { messages, meta } = await api.listMessages(conversationId, before)
        entries.value = prepend(entries.peek(), messages)
        before = meta.beforeCursor
        change({ hasOlder: meta.hasMore, loadingOlder: false })
      } catch {
        change({ loadingOlder: false })
      }
    },

    /** Takes in what happened in this conversation. */
    apply(event: AppEvent): void {
      if (event.type === 'conversation:message') {
        const { message } = event.payload
        if (message.author.type === 'user') showTyping(undefined)
        entries.value = absorb(entries.peek(), message)
      }
      if (event.type === 'conversation:message:remove') {
        entries.value = withdraw(entries.peek(), event.payload.message.id)
      }
      if (event.type === 'conversation:typing') {
        const { type, author } = event.payload.activity
        if (author.type === 'user') showTyping(type === 'typing:start' ? author : undefined)
      }
    }
  }
}
