import type { Signal } from '@preact/signals-react'
import { ApiError } from '../api/request'
import type { AppApi } from '../api/api'
import type { Author } from '../api/shapes'
import {
  catchUp,
  isPending,
  mark,
  newestId,
  settle,
  type Entries,
  type PendingEntry
} from './entries'

/** The visitor's sign of typing lasts 10 s; renewed in time, it does not flicker. */
const TYPING_RENEWAL_MS = 5_000

/** The messenger shows the business's own name and picture. */
const AUTHOR: Author = { type: 'business' }

interface RepliesOptions {
  api: AppApi
  conversationId: string
  entries: Signal<Entries>
}

/**
 * Sends replies one after the other. The REST API knows no id of ours to make a second send harmless,
 * so that a reply without an answer is first looked for in the conversation, and never sent again
 * while it may have arrived.
 */
export const createReplies = ({ api, conversationId, entries }: RepliesOptions) => {
  let written = 0
  let typingSince = -Infinity
  let queue = Promise.resolve()

  const setState = (key: string, state: PendingEntry['state']) =>
    (entries.value = mark(entries.peek(), key, state))

  const pending = (key: string) =>
    entries.peek().find((entry): entry is PendingEntry => entry.key === key && isPending(entry))

  async function lookFor(key: string) {
    try {
      const { messages, meta } = await api.listMessages(conversationId)
      entries.value = catchUp(entries.peek(), messages, meta.hasMore)
      setState(key, 'failed')
    } catch {
      setState(key, 'unsure')
    }
  }

  async function post(key: string) {
    const entry = pending(key)
    if (!entry) return
    try {
      const { text = '' } = entry.message.content
      const message = await api.postReply(conversationId, AUTHOR, text)
      entries.value = settle(entries.peek(), key, message)
    } catch (error) {
      if (error instanceof ApiError && !error.isUnsure) setState(key, 'failed')
      else await lookFor(key)
    }
  }

  const enqueue = (job: () => Promise<void>) => (queue = queue.then(job))

  return {
    /** Shows a reply at once and sends it after those before it. */
    reply(text: string): void {
      const content = { type: 'text' as const, text }
      const entry: PendingEntry = {
        key: `reply-${conversationId}-${++written}`,
        state: 'sending',
        after: newestId(entries.peek()),
        message: { id: '', received: new Date().toISOString(), author: AUTHOR, content }
      }
      entries.value = [...entries.peek(), entry]
      typingSince = -Infinity
      void enqueue(() => post(entry.key))
    },

    /** Tries again: sends a reply that failed, looks again for one that may have arrived. */
    retry(key: string): void {
      const state = pending(key)?.state
      if (!state || state === 'sending') return
      setState(key, 'sending')
      void enqueue(() => (state === 'failed' ? post(key) : lookFor(key)))
    },

    /** Takes a reply away that was not sent. */
    discard(key: string): void {
      entries.value = entries.peek().filter(entry => entry.key !== key || !isPending(entry))
    },

    /** Lets the visitor see that somebody writes; may be called for each key. */
    async showTyping(now: number): Promise<void> {
      if (now - typingSince < TYPING_RENEWAL_MS) return
      typingSince = now
      // Passing and unimportant: the next key says it again.
      await api.postActivity(conversationId, 'typing:start').catch(() => {})
    },

    async stopTyping(): Promise<void> {
      if (typingSince === -Infinity) return
      typingSince = -Infinity
      await api.postActivity(conversationId, 'typing:stop').catch(() => {})
    }
  }
}
