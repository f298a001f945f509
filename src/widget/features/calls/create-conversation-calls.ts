import { toConversation, type ConversationModel } from '../../../client'
import { createConversationCalls, createConversationList } from '../../../client/conversation-calls'
import type { Calls } from '../../core/public'
import type { MessengerContext } from '../../core'
import { checkArray, checkName, checkObject } from './check-argument'

/** Makes the calls that are about conversations as such. */
export const createWidgetConversationCalls = ({
  clientReady,
  $conversation,
  $screen
}: MessengerContext): Pick<
  Calls,
  | 'createConversation'
  | 'getConversationById'
  | 'getMoreConversations'
  | 'loadConversation'
  | 'markAllAsRead'
  | 'updateConversation'
> => {
  const list = clientReady.then(createConversationList)
  const calls = clientReady.then(async messenger => createConversationCalls(messenger, await list))

  /** Finds the conversation that is named, else the one on the screen, else the default one. */
  const find = async (id = $conversation.get()?.info.peek()?.id): Promise<ConversationModel> => {
    const { conversations, getConversation } = await clientReady
    // Those of an earlier visit may still be on their way.
    if (!id && !conversations.peek().length) await (await list).loadMore()
    return getConversation(id)
  }

  const findNamed = (method: string, id: string) => {
    checkName(method, 'id', id)
    return find(id)
  }

  return {
    getConversationById: async id => toConversation(await find(id)),
    loadConversation: async id => {
      const conversation = await findNamed('loadConversation()', id)
      ;(await clientReady).show(conversation)
      $screen.set(undefined)
    },
    createConversation: async (options = {}) => {
      checkObject('createConversation()', 'options', options)
      const { messages, ...fields } = options
      if (messages == null) return (await calls).createConversation(fields)
      checkArray('createConversation()', 'messages', messages)
      return (await calls).createConversation({ ...fields, messages })
    },
    updateConversation: async (id, changes) => {
      await findNamed('updateConversation()', id)
      return (await calls).updateConversation(id, changes)
    },
    getMoreConversations: async () => (await calls).getMoreConversations(),
    markAllAsRead: async id => (await clientReady).markAllAsRead(id)
  }
}
