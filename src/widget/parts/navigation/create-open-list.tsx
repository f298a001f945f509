import { createConversationList } from '../../../client/conversation-list'
import type { Services } from '../../services'
import { ConversationListScreen } from './ConversationListScreen'

/** Makes what opens the list of one messenger's conversations. */
export const createOpenList = ({ opened, $screen }: Services): (() => void) => {
  const made = opened.then(messenger => ({ messenger, list: createConversationList(messenger) }))
  return async () => {
    const { messenger, list } = await made
    // What fails is said by the list.
    if (!messenger.conversations.peek().length) list.more().catch(() => {})
    $screen.set(
      <ConversationListScreen
        title="conversationListHeaderText"
        messenger={messenger}
        list={list}
      />
    )
  }
}
