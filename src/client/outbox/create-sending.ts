import type { DraftMessage, Message, MessageAnswer, NewConversation } from '../../protocol'
import type { ConversationUpdates, ConversationModel } from '../conversations'
import { createRandomId, parseMessage, type Http } from '../shared'
import type { BeforeSend } from './before-send'
import {
  createOutbox,
  type Outbox,
  type OutboxEntry,
  type OutboxOptions,
  type PendingStatus
} from './create-outbox'

export interface SendingOptions extends Pick<
  OutboxOptions,
  'getUser' | 'page' | 'pendingSends' | 'replacedBy' | 'storage'
> {
  call: Http
  updates: ConversationUpdates
  beforeSend: BeforeSend
  /** Creates the session, and a conversation with its first messages. */
  createSession: (conversation: NewConversation) => Promise<void>
}

/** The outbox of one client, and what the timelines show of it. */
export interface Sending {
  outbox: Outbox
  /**
   * Stores a valid message in the outbox, and sends it; without a session it creates one in the same call.
   *
   * @param conversationId The default conversation when absent.
   * @returns The stored message; waits through lost connections.
   * @throws {ChatError} Why the server refused it.
   */
  send(message: DraftMessage, conversationId?: string): Promise<Message>
  /** Shows all pending messages in their conversations. */
  showPending(): void
}

/** Creates the sending of one client: messages go through the outbox, and show in the timelines. */
export const createSending = ({
  call,
  updates,
  beforeSend,
  createSession,
  ...options
}: SendingOptions): Sending => {
  const { conversations, upsertMessage } = updates
  const outbox = createOutbox({
    ...options,
    deliver,
    onStatus: showEntry
  })

  const find = (id?: string): ConversationModel | undefined =>
    id ? conversations.get(id) : conversations.main()

  /** Lets the page change a message, once; it stays changed when it is sent again. */
  async function applyHook({ clientMessageId, message, conversationId, isChanged }: OutboxEntry) {
    const answer = isChanged ? message : beforeSend(message, find(conversationId))
    if (answer === message) return message
    const changed = await answer
    outbox.change(clientMessageId, changed)
    return changed
  }

  async function deliver(entry: OutboxEntry) {
    const { clientMessageId, conversationId } = entry
    const message = await applyHook(entry)
    const id = conversationId ?? conversations.main().info.peek()?.id
    if (id) {
      const answer = await call<MessageAnswer>(`/conversations/${id}/messages`, {
        body: { clientMessageId, message }
      })
      const model = conversations.get(id)
      const stored = parseMessage(answer.message)
      if (model) upsertMessage(model, stored)
      return stored
    }
    await createSession({ messages: [{ clientMessageId, message }] })
    // The answer to a new session holds its first messages.
    return conversations.main().timeline.find(clientMessageId)!.message
  }

  function showEntry(entry: OutboxEntry, status: PendingStatus | undefined) {
    const { conversationId, clientMessageId: id, message, at } = entry
    const timeline = find(conversationId)?.timeline
    const pending = { ...message, id, role: 'user', received: at / 1000, source: { type: 'web' } }
    // A draft has the fields of a message of its type.
    if (status) timeline?.upsertPending(pending as Message, status)
    else timeline?.remove(id)
  }

  return {
    outbox,
    showPending: () => {
      for (const entry of outbox.entries()) showEntry(entry, entry.refused ? 'failed' : 'sending')
    },
    send: (message, id) =>
      outbox.add({
        clientMessageId: createRandomId(),
        message,
        at: Date.now(),
        ...(id && { conversationId: id })
      })
  }
}
