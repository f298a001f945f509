import { createRandomId, toConversation, type ConversationModel } from '../../../client'
import {
  createConversation,
  createConversationList,
  updateConversation
} from '../../../client/conversation-list'
import { checkDraft, type NewConversation } from '../../../protocol'
import type { Calls, ConversationOptions } from '../../api'
import type { Services } from '../../services'
import { checkArray, checkName, checkObject } from './check-argument'

/** Makes the calls that are about conversations as such. */
export const createConversationCalls = ({
  opened,
  show,
  $conversation,
  $screen
}: Services): Pick<
  Calls,
  | 'createConversation'
  | 'getConversationById'
  | 'getMoreConversations'
  | 'loadConversation'
  | 'markAllAsRead'
  | 'updateConversation'
> => {
  const list = opened.then(createConversationList)

  /** One that is named, else that on the screen, else the default one. */
  const find = async (id = $conversation.get()?.info.peek()?.id): Promise<ConversationModel> => {
    const { conversations, getConversation } = await opened
    // Those of an earlier visit may still be on their way.
    if (!id && !conversations.peek().length) await (await list).more()
    return getConversation(id)
  }

  const named = (method: string, id: unknown) => {
    checkName(method, 'id', id)
    return find(id as string)
  }

  const readOptions = async (options: ConversationOptions = {}) => {
    checkObject('createConversation()', 'options', options)
    const { messages, ...fields } = options
    const conversation: NewConversation = fields
    if (messages == null) return conversation
    checkArray('createConversation()', 'messages', messages)
    const { prepare } = (await opened).core
    const drafts = messages.map(checkDraft)
    return {
      ...conversation,
      messages: await Promise.all(
        drafts.map(async draft => ({
          clientMessageId: createRandomId(),
          message: await prepare(draft, undefined)
        }))
      )
    }
  }

  return {
    getConversationById: async id => toConversation(await find(id)),
    loadConversation: async id => {
      show(await named('loadConversation()', id))
      $screen.set(undefined)
    },
    createConversation: async options => {
      const fields = await readOptions(options)
      const messenger = await opened
      if (messenger.$session.get()) {
        return toConversation(await createConversation(messenger, fields))
      }
      await messenger.core.open(fields)
      return toConversation(messenger.mainConversation())
    },
    updateConversation: async (id, changes) => {
      await named('updateConversation()', id)
      return toConversation(await updateConversation(await opened, id, changes))
    },
    getMoreConversations: async () => {
      const { conversations } = await opened
      const before = new Set(conversations.peek())
      await (await list).more()
      return conversations
        .peek()
        .filter(model => !before.has(model))
        .map(toConversation)
    },
    markAllAsRead: async id => (await opened).markAllAsRead(id)
  }
}
