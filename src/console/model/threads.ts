import type { AppApi, AppEvent } from '../api'
import type { Drafts } from './drafts'
import { isPending } from './entries'
import { isRepeatable } from './files'
import { createThread, type Thread } from './thread'
import { createUnsent, moveUnsent } from './unsent'

/** Count of threads kept in memory; a day's work opens hundreds. */
const KEPT_THREADS = 20

interface ThreadsOptions {
  api: AppApi
  /** Unsent replies by conversation. */
  unsent: Drafts
  /** Whether the server is within reach, as far as known. */
  isConnected(): boolean
}

/** Whether something of a thread goes into its conversation now, or as soon as it can. */
const isOnItsWay = ({ entries, sendings }: Thread) =>
  entries.peek().some(entry => isPending(entry) && entry.state !== 'failed') ||
  sendings.peek().some(({ problem }) => !problem || isRepeatable(problem))

/** The threads of one app, each made when it is first opened. */
export const createThreads = ({ api, unsent, isConnected }: ThreadsOptions) => {
  const threads = new Map<string, Thread>()

  const create = (id: string) =>
    createThread(api, id, { unsent: createUnsent(unsent, id), isConnected })

  function forgetOldest() {
    for (const [id, thread] of threads) {
      if (threads.size <= KEPT_THREADS) return
      const isBusy = thread.entries.peek().some(isPending) || thread.sendings.peek().length > 0
      if (!isBusy) threads.delete(id)
    }
  }

  /** Returns the thread of a conversation; a new one begins to load. */
  function open(conversationId: string): Thread {
    const thread = threads.get(conversationId) ?? create(conversationId)
    const isNew = !threads.delete(conversationId)
    threads.set(conversationId, thread)
    forgetOldest()
    if (isNew) void thread.load()
    return thread
  }

  return {
    open,

    /** Tells whether something goes into a conversation now, or as soon as it can. */
    isSending: () => [...threads.values()].some(isOnItsWay),

    /** Takes what has not gone into a conversation yet along into another one. */
    move(fromId: string, intoId: string): void {
      const from = threads.get(fromId)
      const files = from?.releaseFiles() ?? []
      const hasReplies = moveUnsent(unsent, fromId, intoId)
      from?.discardAll()
      if (!hasReplies && !files.length) return
      const into = open(intoId)
      into.restore()
      into.addFiles(files)
    },

    /** Drops what has not gone into a conversation. */
    drop(conversationId: string): void {
      const thread = threads.get(conversationId)
      thread?.releaseFiles()
      thread?.discardAll()
      unsent.write(conversationId, '')
    },

    apply(event: AppEvent): void {
      const { payload } = event
      if ('conversation' in payload) threads.get(payload.conversation.id)?.apply(event)
    },

    /** Reloads all, after a time offline that the events do not cover. */
    loadAll(): void {
      for (const thread of threads.values()) void thread.load()
    },

    /** Loads those that failed to load, and sends what waits; called when the server is back. */
    resume(): void {
      for (const id of unsent.ids()) open(id)
      for (const thread of threads.values()) {
        const { status } = thread.state.peek()
        if (status === 'failed') void thread.load()
        else if (status === 'ready') thread.resume()
      }
    }
  }
}
