import {
  createRetry,
  errorCode,
  isRetryable,
  networkFailed,
  toJson,
  type ChatError,
  type ClientMessage,
  type DraftMessage,
  type Message,
  type User
} from '../../protocol'
import type { MessageStatus } from '../conversations'
import type { ClientStorage } from '../shared'

/** Prefix of the storage keys of the outbox, one for each message, which other tabs watch. */
export const OUTBOX_PREFIX = 'outbox.'

/** An unacknowledged message, as it is stored. */
export interface OutboxEntry extends ClientMessage {
  /** Absent: the visitor's default conversation, created with the first message. */
  conversationId?: string
  /** The externalId of its author: of the authenticated user here, or of the one who has signed in in another tab. */
  owner?: string | undefined
  /** Time of writing, in ms since the epoch: the order of sending. */
  at: number
  /** The server refused it; it waits for the visitor to try again. */
  refused?: boolean
  /** The `beforeSend` hook has answered. */
  isChanged?: boolean
}

/** Messages that the server has not acknowledged. Kept in storage; any tab may send any of them. */
export interface Outbox {
  /** Returns the entries of all users of this browser, in no order. */
  all(): OutboxEntry[]
  /** Returns the entries of the current user, oldest first. */
  entries(): OutboxEntry[]
  /**
   * Stores the message, then sends it.
   * @returns The stored message, when the server has it; waits through lost connections.
   * @throws {ChatError} When the server refuses the message.
   */
  add(entry: OutboxEntry): Promise<Message>
  /**
   * Stores what the `beforeSend` hook made of a message.
   * @throws {ChatError} `network` when the message is no longer there.
   */
  change(clientMessageId: string, message: DraftMessage): void
  /** Sends the entries that the server has not refused. */
  flush(): void
  /** Removes a message that the server has, by our own call or by an event. */
  acknowledge(message: Message): void
  /** Sends a refused message again. */
  retry(clientMessageId: string): void
  /** @param reason Rejects pending sends with it, since nothing will be sent. */
  stop(reason?: ChatError): void
}

/** Status of a message that the server has not acknowledged. */
export type PendingStatus = Extract<MessageStatus, 'sending' | 'waiting' | 'failed'>

/** The two ends of a promise that its sender waits for. */
export interface Deferred {
  resolve(message: Message): void
  reject(error: unknown): void
}

export interface OutboxOptions {
  storage: ClientStorage
  /** Returns the user; only their own messages are sent. */
  getUser: () => User | undefined
  /** Returns the externalId under which the visitor has signed in in another tab: their messages wait for that user. */
  replacedBy: () => string | undefined
  /** Pending sends by clientMessageId; handed on to the next client when another user takes over. */
  pendingSends: Map<string, Deferred>
  /** Sends one message to the server. */
  deliver: (entry: OutboxEntry) => Promise<Message>
  /** Called when sending starts or fails; undefined: the message will never be sent. */
  onStatus: (entry: OutboxEntry, status: PendingStatus | undefined) => void
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined
}

/** Codes of messages that are obsolete: the conversation is gone, the form was answered elsewhere. */
const OBSOLETE = /^(conversation-not-found|form-submitted)$/

/** Creates the outbox of one client. */
export const createOutbox = ({
  storage,
  getUser,
  replacedBy,
  pendingSends,
  deliver,
  onStatus,
  page
}: OutboxOptions): Outbox => {
  let isSending = false
  let isStopped = false
  const retry = createRetry(flush, { page })

  const keyOf = (id: string) => OUTBOX_PREFIX + id
  const read = (id: string): OutboxEntry[] => {
    try {
      return [JSON.parse(storage.get(keyOf(id)) ?? '') as OutboxEntry]
    } catch {
      return []
    }
  }
  const write = (entry: OutboxEntry) => storage.set(keyOf(entry.clientMessageId), toJson(entry))
  const owner = () => getUser()?.externalId ?? replacedBy()
  const all = () => storage.keys(OUTBOX_PREFIX).flatMap(read)
  const entries = () =>
    all()
      .filter(entry => entry.owner === owner())
      .sort((a, b) => a.at - b.at)

  const takePending = (id: string) => {
    const pending = pendingSends.get(id)
    pendingSends.delete(id)
    return pending
  }

  const acknowledge = (message: Message) => {
    const { clientMessageId: id } = message
    if (!id) return
    storage.remove(keyOf(id))
    takePending(id)?.resolve(message)
  }

  /** Gives up one message: for good when it is obsolete, else until its author tries again. */
  const giveUp = (entry: OutboxEntry, error: unknown) => {
    const id = entry.clientMessageId
    if (OBSOLETE.test(errorCode(error))) {
      storage.remove(keyOf(id))
      onStatus(entry, undefined)
    } else {
      // Another tab may have signed its author in meanwhile.
      write({ ...entry, owner: owner(), refused: true })
      onStatus(entry, 'failed')
    }
    takePending(id)?.reject(error)
  }

  /** @returns Whether to go on with the next message. */
  const trySending = async (entry: OutboxEntry): Promise<boolean> => {
    try {
      acknowledge(await deliver(entry))
      retry.reset()
    } catch (error) {
      // Acknowledged meanwhile: an event or another tab was faster than the lost answer.
      if (isStopped || !read(entry.clientMessageId).length) return true
      const canRetry = isRetryable(error)
      // The messages of a user whose token has ended wait for the next login.
      if (canRetry || (getUser()?.externalId && errorCode(error) === 'invalid-auth')) {
        for (const each of entries()) {
          if (!each.refused) onStatus(each, canRetry ? 'waiting' : 'failed')
          if (!canRetry) takePending(each.clientMessageId)?.reject(error)
        }
        if (canRetry) retry.schedule()
        return false
      }
      giveUp(entry, error)
    }
    return true
  }

  /** Sends one message after the other, so that they arrive in the order of writing. */
  async function sendAll() {
    if (isSending || isStopped) return
    isSending = true
    try {
      for (let entry; !isStopped && (entry = entries().find(({ refused }) => !refused));) {
        if (!(await trySending(entry))) return
      }
    } finally {
      isSending = false
    }
  }

  function flush() {
    void sendAll()
  }

  return {
    all,
    entries,
    acknowledge,
    flush,
    stop: reason => {
      isStopped = true
      retry.stop()
      if (reason) [...pendingSends.keys()].forEach(id => takePending(id)?.reject(reason))
    },
    change: (id, message) => {
      // Another tab has sent it meanwhile, or its author has signed out.
      const [stored] = read(id)
      if (!stored) throw networkFailed(id)
      const entry = { ...stored, message, isChanged: true }
      write(entry)
      onStatus(entry, 'sending')
    },
    add: given => {
      const entry = { ...given, owner: owner() }
      write(entry)
      onStatus(entry, 'sending')
      const sent = new Promise<Message>((resolve, reject) =>
        pendingSends.set(entry.clientMessageId, { resolve, reject })
      )
      flush()
      return sent
    },
    retry: id => {
      for (const { refused: _, ...entry } of read(id)) {
        write(entry)
        onStatus(entry, 'sending')
      }
      flush()
    }
  }
}
