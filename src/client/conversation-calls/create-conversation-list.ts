import { signal, type ReadonlySignal } from '@preact/signals-react'
import type { ConversationsAnswer } from '../../protocol'
import type { Messenger } from '../client'
import { parseConversation } from '../shared'

/** `more`: the server may have conversations that were not requested yet. */
export type ListState = 'more' | 'loading' | 'failed' | 'complete'

/** Loads the conversations that a messenger did not load at first. */
export interface ConversationList {
  state: ReadonlySignal<ListState>
  /**
   * Loads the next page into the messenger's `conversations`. Does nothing while another loads, when
   * all are there, and for a visitor without a session.
   *
   * @throws {ChatError}
   */
  loadMore(): Promise<void>
}

/** Creates the list of further conversations of one messenger. */
export const createConversationList = ({
  internals,
  conversations,
  $session
}: Pick<Messenger, 'internals' | 'conversations' | '$session'>): ConversationList => {
  const { call, updates } = internals
  const state = signal<ListState>('more')

  $session.listen((now, before) => {
    if (now?.user.id !== before?.user.id) state.value = 'more'
  })

  return {
    state,
    loadMore: async () => {
      // A call would create a session.
      if (!$session.get() || /loading|complete/.test(state.peek())) return
      state.value = 'loading'
      try {
        const offset = conversations.peek().length
        const answer = await call<ConversationsAnswer>(`/conversations?offset=${offset}`)
        for (const each of answer.conversations) updates.upsertConversation(parseConversation(each))
        updates.conversations.hasMore = answer.hasMore
        state.value = answer.hasMore ? 'more' : 'complete'
      } catch (error) {
        state.value = 'failed'
        throw error
      }
    }
  }
}
