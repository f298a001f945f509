import { batch } from '@preact/signals-react'
import { MESSAGES_PAGE_SIZE, type MessagesAnswer } from '../protocol'
import type { OwnConversationModel } from './conversation-model'
import type { SessionKeeper } from './session'
import { readMessage } from './wire'

/** Loads the page before the oldest message held. Does nothing while one loads or when all are held. */
export const loadHistory = async (
  model: OwnConversationModel,
  call: SessionKeeper['call']
): Promise<void> => {
  const { info, timeline, history, loaded } = model
  const state = history.peek()
  if (state === 'loading' || state === 'complete') return
  history.value = 'loading'
  const before = loaded.from ? `before=${loaded.from}&` : ''
  try {
    const { messages, hasMore } = await call<MessagesAnswer>(
      `/conversations/${info.peek()!.id}/messages?${before}limit=${MESSAGES_PAGE_SIZE}`
    )
    // Dropped meanwhile: this page would not join on.
    if (model.loaded !== loaded) return
    batch(() => {
      loaded.from = messages[0]?.id
      messages.map(readMessage).forEach(timeline.put)
      history.value = hasMore ? 'more' : 'complete'
    })
  } catch (error) {
    history.value = 'failed'
    throw error
  }
}
