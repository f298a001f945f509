import { createConversationList } from '../../../client/conversation-calls'
import type { MessengerContext, Slots } from '../../core'
import { ConversationListScreen } from './ConversationListScreen'
import { hasOthers, maySeeList } from './may-see-list'

/** Shows the list of one messenger's conversations, at first by itself where there are several. */
export const startNavigation = (
  context: MessengerContext
): Pick<Slots, 'listScreen' | 'openList'> => {
  const { clientReady, $isShown, $screen } = context
  const ready = clientReady.then(messenger => ({
    messenger,
    list: createConversationList(messenger)
  }))
  let loaded: Awaited<typeof ready> | undefined
  let isDue = true

  async function openList() {
    const { messenger, list } = (loaded = await ready)
    // A failure is shown in the list.
    if (!messenger.conversations.peek().length) list.loadMore().catch(() => {})
    $screen.set({ screen: 'list', title: 'conversationListHeaderText' })
  }

  void clientReady.then(({ conversations }) =>
    conversations.subscribe(list => {
      if (!isDue || !hasOthers(list)) return
      isDue = false
      if (maySeeList(context, list) && !$isShown.get() && !$screen.get()) void openList()
    })
  )
  return {
    openList,
    listScreen: ({ screen }) =>
      loaded && <ConversationListScreen {...loaded} title={screen.title} />
  }
}
