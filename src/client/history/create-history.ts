import { batch } from '@preact/signals-react'
import { MESSAGES_PAGE_SIZE, type Message, type MessagesAnswer } from '../../protocol'
import {
  asStored,
  isPending,
  type ConversationModel,
  type StoredConversation
} from '../conversations'
import { parseMessage, type Http } from '../shared'

/** Blocks held at most, 50 messages each: the limit of memory and DOM after reading far back. */
const BLOCKS_MAX = 7

/**
 * Moves the window of messages that is held of a conversation. Each call does nothing while another
 * loads, and throws a {@link ChatError} when it fails.
 */
export interface History {
  /** Loads the page before the oldest message held, and drops the newest ones of very many. */
  older(conversation: ConversationModel): Promise<void>
  /** Loads the page after the newest message held, and drops the oldest ones of very many. */
  newer(conversation: ConversationModel): Promise<void>
  /**
   * Drops messages on the far side of the reader, after very many have arrived.
   * @param isAtEnd Whether the reader is at the newest message.
   */
  trim(conversation: ConversationModel, isAtEnd: boolean): void
  /** Goes back to the newest page. */
  newest(conversation: ConversationModel): Promise<void>
}

/**
 * Creates the history of one client's conversations.
 *
 * @param showPending Shows pending messages at the end again.
 */
export const createHistory = (call: Http, showPending: () => void): History => {
  /** @param apply Changes the model by a page that joins on. */
  const load = async (
    model: StoredConversation,
    query: string,
    apply: (messages: Message[], hasMore: boolean) => void
  ) => {
    const { history, info, loaded } = model
    const state = history.peek()
    if (state === 'loading') return
    history.value = 'loading'
    try {
      const { messages, hasMore } = await call<MessagesAnswer>(
        `/conversations/${info.peek().id}/messages?${query}limit=${MESSAGES_PAGE_SIZE}`
      )
      // Dropped meanwhile: this page would leave a gap.
      if (model.loaded !== loaded) return
      batch(() => {
        history.value = state
        apply(messages.map(parseMessage), hasMore)
      })
    } catch (error) {
      history.value = state === 'complete' ? state : 'failed'
      throw error
    }
  }

  const trim = (model: StoredConversation, end: 0 | -1) => {
    const { history, isDetached, timeline } = model
    if (timeline.blocks.peek().length <= BLOCKS_MAX) return
    while (timeline.blocks.peek().length > BLOCKS_MAX) timeline.dropBlock(end)
    if (end) isDetached.value = true
    else {
      model.loaded.from = timeline.all()[0]?.message.id
      history.value = 'more'
    }
  }

  return {
    older: async conversation => {
      const model = asStored(conversation)
      if (model.history.peek() === 'complete') return
      const { from } = model.loaded
      await load(model, from ? `before=${from}&` : '', (messages, hasMore) => {
        model.loaded.from = messages[0]?.id
        messages.forEach(model.timeline.upsertMessage)
        model.history.value = hasMore ? 'more' : 'complete'
        trim(model, -1)
      })
    },
    newer: async conversation => {
      const model = asStored(conversation)
      const { isDetached, timeline } = model
      if (!isDetached.peek()) return
      const newest = timeline.all().findLast(entry => !isPending(entry))
      await load(model, `after=${newest?.message.id}&`, (messages, hasMore) => {
        isDetached.value = hasMore
        messages.forEach(timeline.upsertMessage)
        trim(model, 0)
      })
    },
    trim: (conversation, isAtEnd) => batch(() => trim(asStored(conversation), isAtEnd ? 0 : -1)),
    newest: async conversation => {
      const model = asStored(conversation)
      if (!model.isDetached.peek()) return
      await load(model, '', (messages, hasMore) => {
        const from = messages[0]?.id
        model.loaded = { from }
        model.isDetached.value = false
        model.timeline.clear(from ?? '')
        messages.forEach(model.timeline.upsertMessage)
        model.history.value = hasMore ? 'more' : 'complete'
        showPending()
      })
    }
  }
}
