import { signal, type Signal } from '@preact/signals-react'
import type { Content } from '../../protocol'
import {
  ApiError,
  type AppApi,
  type Author,
  type Draft,
  ignoreGone,
  isNote as isForTeam,
  type Mention,
  type Message,
  NOWHERE
} from '../api'
import { asReadonly } from './as-readonly'
import { newRequestId } from './request-id'
import { createRecentReply } from './recent-reply'
import type { Unsent } from './unsent'
import {
  isPending,
  mark,
  newestId,
  settle,
  withdraw,
  writesOnWeb,
  type Entries,
  type PendingEntry
} from './entries'

/** Interval of typing events: the visitor's indicator lasts 10 s, and must not flicker. */
const TYPING_RENEWAL_MS = 5_000

/** Time for which a reply goes again by itself; the server keeps its key for a week. */
const KEY_MS = 6 * 86_400_000

/** Author of replies: the messenger shows the business's own name and picture. */
const AUTHOR: Author = { type: 'business' }

/** A reply that was sent. */
export interface SentReply {
  content: Content
  /** Text that it was typed as; undefined: it was composed, or is of an earlier page. */
  typed?: string | undefined
  /** The file that was sent from this machine. */
  file?: File | undefined
}

interface RepliesOptions {
  api: AppApi
  conversationId: string
  entries: Signal<Entries>
  unsent: Unsent
  /** Whether the server is within reach, as far as known. */
  isConnected(): boolean
}

/**
 * Sends replies one after the other, each under its key, so that one that is repeated is there once.
 * A reply without a response is repeated once at once, then when the connection is back or at a press.
 * A reply written without a connection waits, and goes when there is one.
 */
export const createReplies = ({
  api,
  conversationId,
  entries,
  unsent,
  isConnected
}: RepliesOptions) => {
  let typingSince = -Infinity
  let queue = Promise.resolve()
  const { recent, hold, clear } = createRecentReply<SentReply & { id: string }>()
  const edited = signal<PendingEntry | undefined>(undefined)

  const setState = (key: string, state: PendingEntry['state'], error?: ApiError) =>
    (entries.value = mark(entries.peek(), key, state, error))

  const pending = (key: string) =>
    entries.peek().find((entry): entry is PendingEntry => entry.key === key && isPending(entry))

  /** Sends a reply whose connection was lost. */
  async function resume(key: string) {
    const entry = pending(key)
    if (entry?.state !== 'waiting' && entry?.state !== 'unsure') return
    // One that is as old may be there under a key that the server has forgotten.
    const isOld = Date.parse(entry.message.received) < Date.now() - KEY_MS
    setState(key, isOld ? 'unsure' : 'sending')
    if (!isOld) await post(key)
  }

  function offerBack(message: Message, { typed, file }: Omit<SentReply, 'content'>) {
    // What went to another service stays there.
    const isOurs = !isForTeam(message) && !message.override && writesOnWeb(entries.peek())
    if (isOurs) hold({ id: message.id, content: message.content, typed, file })
  }

  async function post(key: string, isRepeat = false) {
    const entry = pending(key)
    if (!entry) return
    try {
      const message = await api.postMessage(conversationId, entry.message, key)
      entries.value = settle(entries.peek(), key, message)
      offerBack({ ...entry.message, id: message.id }, entry)
    } catch (error) {
      if (error instanceof ApiError && !error.isUnsure) setState(key, 'failed', error)
      else if (isRepeat || !isConnected()) setState(key, 'unsure')
      else await post(key, true)
    }
  }

  /** Sends a new reply, unless the connection was lost while it waited for those before it. */
  async function sendNew(key: string) {
    if (isConnected()) await post(key)
    else setState(key, 'waiting')
  }

  const enqueue = (job: () => Promise<unknown>) =>
    (queue = queue.then(async () => void (await job())))

  /** Shows a reply at once, and sends it after those before it. */
  function add(draft: Omit<Draft, 'author'>, typed?: string) {
    const entry: PendingEntry = {
      key: newRequestId(),
      state: isConnected() ? 'sending' : 'waiting',
      after: newestId(entries.peek()),
      typed,
      message: { id: '', received: new Date().toISOString(), author: AUTHOR, ...draft }
    }
    entries.value = [...entries.peek(), entry]
    typingSince = -Infinity
    if (entry.state === 'sending') void enqueue(() => sendNew(entry.key))
  }

  return {
    /**
     * Shows a reply at once and sends it after those before it.
     *
     * @param isNote Whether it is a note for the team, which visitors do not see.
     * @param mentions Members of the team, only of a note.
     */
    reply(text: string, isNote = false, mentions: readonly Mention[] = []): void {
      add({
        content: { type: 'text', text },
        ...(isNote && { destination: NOWHERE }),
        ...(mentions.length > 0 && { mentions })
      })
    },

    /**
     * Shows a composed message at once and sends it after the replies before it.
     *
     * @param typed Text that it was typed as, for taking it back.
     */
    send(content: Content, typed?: string): void {
      add({ content }, typed)
    },

    /** Lets a message that was sent be taken back for some seconds, unless it has gone to another service. */
    offerBack,

    /** The last reply, while it can be taken back: for some seconds after it was sent. */
    recent,

    /** Deletes the last reply for the visitor too. @returns The reply. @throws {ApiError} */
    async takeBack(): Promise<SentReply | undefined> {
      const reply = recent.peek()
      if (!reply) return undefined
      clear()
      await api.deleteMessage(conversationId, reply.id).catch(ignoreGone)
      entries.value = withdraw(entries.peek(), reply.id)
      return reply
    },

    /**
     * Shows a template of WhatsApp at once and sends it after the replies before it.
     *
     * @param text Words of the template, filled in.
     * @param payload Body of the message for WhatsApp.
     */
    sendTemplate(text: string, integrationId: string, payload: object): void {
      add({
        content: { type: 'text', text },
        destination: { integrationId },
        override: { whatsapp: { payload } }
      })
    },

    /** Shows the replies that an earlier page of this browser has not sent. */
    restore(): void {
      const known = new Set(entries.peek().map(({ key }) => key))
      const kept = unsent.read().filter(({ key }) => !known.has(key))
      if (kept.length) entries.value = [...entries.peek(), ...kept]
    },

    /** Sends what waits for a connection; called when there is one. */
    resume(): void {
      // One that is still on its way may be lost with the connection before it.
      for (const { key } of entries.peek().filter(isPending)) void enqueue(() => resume(key))
    },

    /** Tries to send a reply again. */
    retry(key: string): void {
      const state = pending(key)?.state
      if (!state || state === 'sending' || state === 'waiting') return
      setState(key, 'sending')
      void enqueue(() => post(key))
    },

    /** Removes a reply that was not sent, as far as known. */
    discard(key: string): void {
      entries.value = entries.peek().filter(entry => entry.key !== key || !isPending(entry))
    },

    /** Asks the composer to go on with a reply that was not sent. */
    edit(key: string): void {
      edited.value = pending(key)
    },

    /** Reply for the composer, until `takeEdited` has taken it. */
    edited: asReadonly(edited),

    takeEdited(): PendingEntry | undefined {
      const entry = edited.peek()
      edited.value = undefined
      return entry
    },

    /** Removes all replies that were not sent, as far as known. */
    discardAll(): void {
      entries.value = entries.peek().filter(entry => !isPending(entry))
    },

    /** Shows the visitor that the business is typing; may be called for each key. */
    async showTyping(now: number): Promise<void> {
      if (now - typingSince < TYPING_RENEWAL_MS) return
      typingSince = now
      // Ephemeral and unimportant: the next key sends it again.
      await api.postActivity(conversationId, 'typing:start').catch(() => {})
    },

    async stopTyping(): Promise<void> {
      if (typingSince === -Infinity) return
      typingSince = -Infinity
      await api.postActivity(conversationId, 'typing:stop').catch(() => {})
    }
  }
}
