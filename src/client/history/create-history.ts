import { batch } from '@preact/signals-react'
import { MESSAGES_PAGE_SIZE, type Message, type MessagesAnswer } from '../../protocol'
import type { ConversationModel, OwnConversationModel } from '../conversation-model'
import type { SessionKeeper } from '../session'
import { isPending } from '../timeline'
import { readMessage } from '../wire'

/** Blocks held at most, 50 messages each: what a long way back leaves in memory and on the screen. */
const BLOCKS_MAX = 7

/**
 * Moves the window of messages that is held of a conversation. Each call does nothing while another
 * loads, and throws a {@link ChatError} when it fails.
 */
export interface History {
  /** Loads the page before the oldest message held, and lets go of the newest ones of very many. */
  older(conversation: ConversationModel): Promise<void>
  /** Loads the page after the newest message held, and lets go of the oldest ones of very many. */
  newer(conversation: ConversationModel): Promise<void>
  /** Goes back to the newest page. */
  newest(conversation: ConversationModel): Promise<void>
}

/**
 * Makes what loads the history of one messenger's conversations.
 *
 * @param showPending Puts what is still to be sent back at the end.
 */
export const createHistory = (call: SessionKeeper['call'], showPending: () => void): History => {
  const fetchPage = async (model: OwnConversationModel, query: string) => {
    const { messages, hasMore } = await call<MessagesAnswer>(
      `/conversations/${model.info.peek()!.id}/messages?${query}limit=${MESSAGES_PAGE_SIZE}`
    )
    return { messages: messages.map(readMessage), hasMore }
  }

  /** @param take Puts what came in its place. */
  const load = async (
    conversation: ConversationModel,
    query: (model: OwnConversationModel) => string,
    take: (model: OwnConversationModel, messages: Message[], hasMore: boolean) => void
  ) => {
    const model = conversation as OwnConversationModel
    const { history, loaded } = model
    const state = history.peek()
    if (state === 'loading') return
    history.value = 'loading'
    try {
      const { messages, hasMore } = await fetchPage(model, query(model))
      // Dropped meanwhile: this page would not join on.
      if (model.loaded !== loaded) return
      batch(() => {
        history.value = state
        take(model, messages, hasMore)
      })
    } catch (error) {
      history.value = state === 'complete' ? state : 'failed'
      throw error
    }
  }

  const trim = ({ timeline }: OwnConversationModel, end: 0 | -1) => {
    let dropped = false
    while (timeline.blocks.peek().length > BLOCKS_MAX) {
      timeline.drop(end)
      dropped = true
    }
    return dropped
  }

  return {
    older: async conversation => {
      if (conversation.history.peek() === 'complete') return
      await load(
        conversation,
        ({ loaded }) => (loaded.from ? `before=${loaded.from}&` : ''),
        (model, messages, hasMore) => {
          model.loaded.from = messages[0]?.id
          messages.forEach(model.timeline.put)
          model.history.value = hasMore ? 'more' : 'complete'
          if (trim(model, -1)) model.isDetached.value = true
        }
      )
    },
    newer: async conversation => {
      if (!conversation.isDetached.peek()) return
      await load(
        conversation,
        ({ timeline }) =>
          `after=${timeline.all().findLast(entry => !isPending(entry))!.message.id}&`,
        (model, messages, hasMore) => {
          model.isDetached.value = hasMore
          messages.forEach(model.timeline.put)
          if (!trim(model, 0)) return
          model.loaded.from = model.timeline.all()[0]!.message.id
          model.history.value = 'more'
        }
      )
    },
    newest: async conversation => {
      if (!conversation.isDetached.peek()) return
      await load(
        conversation,
        () => '',
        (model, messages, hasMore) => {
          model.loaded = { from: messages[0]?.id }
          model.isDetached.value = false
          model.timeline.clear(messages[0]?.id ?? '')
          messages.forEach(model.timeline.put)
          model.history.value = hasMore ? 'more' : 'complete'
          showPending()
        }
      )
    }
  }
}
