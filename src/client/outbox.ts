import { isRetryable, toJson, type ChatError, type ClientMessage, type Message } from '../protocol'
import type { KeyValue } from './key-value'
import { createRetry } from './retry'

/** Begins each storage key of the outbox, one for each message, which other tabs watch. */
export const OUTBOX_PREFIX = 'outbox.'

/** A message on its way, as it is stored. */
export interface OutboxEntry extends ClientMessage {
  /** Absent: the visitor's default conversation, made with the first message. */
  conversationId?: string
  /** The externalId of the named user who wrote it. */
  owner?: string | undefined
  /** When it was written, in ms since the epoch: the order of sending. */
  at: number
  /** The server refused it; it waits for the visitor to try again. */
  refused?: boolean
}

/** Messages that no server has acknowledged. Kept in storage; any tab may send any of them. */
export interface Outbox {
  /** Oldest first. */
  entries(): OutboxEntry[]
  /**
   * Stores the message, then sends it.
   * @returns The stored message, when the server has it; waits through lost connections.
   * @throws {ChatError} When the server refuses the message.
   */
  add(entry: OutboxEntry): Promise<Message>
  /** Sends what is waiting. */
  flush(): void
  /** The server has this message: by our own call, or as an event tells. */
  acknowledge(message: Message): void
  /** Tries again what failed. */
  retry(clientMessageId: string): void
  /** @param reason Why nothing of it will be sent: those who wait learn of it. */
  stop(reason?: ChatError): void
}

/** What those who sent something wait for. */
/** What those who sent something wait for. */
export interface Waiting {
  resolve(message: Message): void
  reject(error: unknown): void
}

export interface OutboxOptions {
  keyValue: KeyValue
  /** The named user who writes; only what they wrote is sent. */
  owner: () => string | undefined
  /** By clientMessageId; given on to the next messenger when another user takes over. */
  waiting: Map<string, Waiting>
  /** Brings one message to the server. */
  deliver: (entry: OutboxEntry) => Promise<Message>
  /** Called when a message begins its way, or does not get through; undefined: it never will. */
  onStatus: (entry: OutboxEntry, status: 'sending' | 'failed' | undefined) => void
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Codes of what has been overtaken: the conversation is gone, the form was answered elsewhere. */
const OVERTAKEN = /^(conversation-not-found|form-submitted)$/

/** Makes the outbox of one messenger. */
export const createOutbox = ({
  keyValue,
  owner,
  waiting,
  deliver,
  onStatus,
  page
}: OutboxOptions): Outbox => {
  let sending = false
  let isStopped = false

  const keyOf = (id: string) => OUTBOX_PREFIX + id
  const read = (id: string): OutboxEntry[] => {
    try {
      return [JSON.parse(keyValue.get(keyOf(id))!) as OutboxEntry]
    } catch {
      return []
    }
  }
  const write = (entry: OutboxEntry) => keyValue.set(keyOf(entry.clientMessageId), toJson(entry))
  const entries = () =>
    keyValue
      .keys(OUTBOX_PREFIX)
      .flatMap(read)
      .filter(entry => entry.owner === owner())
      .sort((a, b) => a.at - b.at)

  const settle = (id: string, how: keyof Waiting, value: never) => {
    waiting.get(id)?.[how](value)
    waiting.delete(id)
  }

  const acknowledge = (message: Message) => {
    const id = message.clientMessageId
    if (!id) return
    keyValue.remove(keyOf(id))
    settle(id, 'resolve', message as never)
  }

  /** One message after the other, so that they arrive in the order of writing. */
  const flush = async () => {
    if (sending || isStopped) return
    sending = true
    try {
      for (let entry; !isStopped && (entry = entries().find(({ refused }) => !refused));) {
        const id = entry.clientMessageId
        try {
          acknowledge(await deliver(entry))
          retries.reset()
        } catch (error) {
          // Acknowledged meanwhile: an event or another tab was faster than the lost answer.
          if (isStopped || !read(id).length) continue
          if (isRetryable(error as ChatError)) {
            entries().forEach(waiting => onStatus(waiting, 'failed'))
            return retries.later()
          }
          // Nobody has a use for it any more. All else is kept for its author to decide.
          if (OVERTAKEN.test((error as ChatError).code)) {
            keyValue.remove(keyOf(id))
            onStatus(entry, undefined)
          } else {
            write({ ...entry, refused: true })
            onStatus(entry, 'failed')
          }
          settle(id, 'reject', error as never)
        }
      }
    } finally {
      sending = false
    }
  }
  const retries = createRetry(flush, page)

  return {
    entries,
    acknowledge,
    flush,
    stop: reason => {
      isStopped = true
      retries.stop()
      if (reason) [...waiting.keys()].forEach(id => settle(id, 'reject', reason as never))
    },
    add: given => {
      const entry = { ...given, owner: owner() }
      write(entry)
      onStatus(entry, 'sending')
      const sent = new Promise<Message>((resolve, reject) =>
        waiting.set(entry.clientMessageId, { resolve, reject })
      )
      void flush()
      return sent
    },
    retry: id => {
      for (const { refused: _, ...entry } of read(id)) {
        write(entry)
        onStatus(entry, 'sending')
      }
      void flush()
    }
  }
}
