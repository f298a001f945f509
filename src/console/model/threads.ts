import type { AppApi } from '../api/api'
import type { AppEvent } from '../api/shapes'
import { isPending } from './entries'
import { createThread, type Thread } from './thread'

/** Threads kept for a quick return; a day's work opens hundreds. */
const KEPT_THREADS = 20

/** The threads of one app, each made when it is first opened. */
export const createThreads = (api: AppApi) => {
  const threads = new Map<string, Thread>()

  function forgetOldest() {
    for (const [id, thread] of threads) {
      if (threads.size <= KEPT_THREADS) return
      if (!thread.entries.peek().some(isPending)) threads.delete(id)
    }
  }

  return {
    /** Gives the thread of a conversation; a new one begins to load. */
    open(conversationId: string): Thread {
      const thread = threads.get(conversationId) ?? createThread(api, conversationId)
      const isNew = !threads.delete(conversationId)
      threads.set(conversationId, thread)
      forgetOldest()
      if (isNew) void thread.load()
      return thread
    },

    apply(event: AppEvent): void {
      const { payload } = event
      if ('conversation' in payload) threads.get(payload.conversation.id)?.apply(event)
    },

    /** Fetches all anew, after a time away that the events do not cover. */
    loadAll(): void {
      for (const thread of threads.values()) void thread.load()
    },

    /** Fetches those that could not be fetched. */
    loadFailed(): void {
      for (const thread of threads.values()) {
        if (thread.state.peek().status === 'failed') void thread.load()
      }
    }
  }
}
