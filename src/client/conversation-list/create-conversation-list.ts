import { signal, type ReadonlySignal } from '@preact/signals-react'
import type { ConversationsAnswer } from '../../protocol'
import type { Messenger } from '../messenger'
import { readConversation } from '../wire'

/** `more`: not all that the server has were asked for yet. */
export type ListState = 'more' | 'loading' | 'failed' | 'complete'

/** Brings the conversations that a messenger did not load at first. */
export interface ConversationList {
  state: ReadonlySignal<ListState>
  /**
   * Loads the next page into the messenger's `conversations`. Does nothing while another loads, when
   * all are there, and for a visitor whom the server does not know.
   *
   * @throws {ChatError}
   */
  more(): Promise<void>
}

/** Makes what loads the further conversations of one messenger. */
export const createConversationList = ({
  core,
  conversations,
  $session
}: Pick<Messenger, 'core' | 'conversations' | '$session'>): ConversationList => {
  const state = signal<ListState>('more')

  $session.listen((now, before) => {
    if (now?.user.id !== before?.user.id) state.value = 'more'
  })

  return {
    state,
    more: async () => {
      // A call would make the server know the visitor.
      if (!$session.get() || /loading|complete/.test(state.peek())) return
      state.value = 'loading'
      try {
        const offset = conversations.peek().length
        const answer = await core.call<ConversationsAnswer>(`/conversations?offset=${offset}`)
        for (const each of answer.conversations)
          core.changes.takeConversation(readConversation(each))
        core.changes.conversations.hasMore = answer.hasMore
        state.value = answer.hasMore ? 'more' : 'complete'
      } catch (error) {
        state.value = 'failed'
        throw error
      }
    }
  }
}
