import {
  checkDraft,
  createEmitter,
  loggedOut,
  type DraftMessage,
  type NewConversation
} from '../../protocol'
import {
  createConversation,
  createConversationList,
  updateConversation
} from '../conversation-list'
import { toConversation } from '../conversation-model'
import { createMessenger } from '../create-messenger'
import { askPage, createIdentity, updateUser, type AskForToken } from '../identity'
import type { MessengerOptions } from '../messenger'
import type { MessengerEvents } from '../messenger-events'
import type { Waiting } from '../outbox'
import { createRandomId } from '../random-id'
import { createUploads } from '../uploads'
import type { HeadlessMessenger } from './headless-messenger'

export interface HeadlessOptions extends Omit<MessengerOptions, 'emit' | 'renew' | 'waiting'> {
  /** Brings a new JWT when the server refuses the user's; what failed is repeated, five times at most. */
  onInvalidAuth?: AskForToken
}

/** Makes a messenger without a screen, in which users follow one another. */
export const createHeadless = ({
  onInvalidAuth = () => undefined,
  ...options
}: HeadlessOptions): HeadlessMessenger => {
  const { config, page } = options
  const { on, off, emit } = createEmitter<MessengerEvents>()
  const waiting = new Map<string, Waiting>()
  const messenger = createMessenger({
    ...options,
    emit,
    waiting,
    renew: () => identity.renew()
  })
  const { core, start, $session } = messenger
  const list = createConversationList(messenger)
  let uploads: ReturnType<typeof createUploads> | undefined

  // The outbox goes on, with nothing of the user who has left.
  const stop = () => {
    waiting.forEach(({ reject }) => reject(loggedOut()))
    waiting.clear()
    uploads?.stop()
  }
  const identity = createIdentity({
    messenger: { $session, start, core: { ...core, outbox: { ...core.outbox, stop } } },
    integrationId: config.integration.id,
    page,
    askForToken: askPage(onInvalidAuth),
    switchTo: async answer => {
      if (!answer) return
      core.adopt(answer)
      start()
    }
  })

  const asFirst = async (message: string | DraftMessage) => ({
    clientMessageId: createRandomId(),
    message: await core.prepare(checkDraft(message), undefined)
  })

  return {
    ...messenger,
    on,
    off,
    sendMessage: async (message, id) => core.send(checkDraft(message), id),
    sendFile: async (file, { conversationId, metadata } = {}) => {
      uploads ??= createUploads({ messenger, config, page: globalThis as never })
      const conversation = conversationId && (await messenger.getConversation(conversationId))
      return uploads.add(file, {
        ...(conversation && { conversation }),
        ...(metadata && { metadata })
      })
    },
    login: (externalId, jwt) => identity.signIn({ externalId, jwt }),
    logout: identity.signOut,
    updateUser: fields => updateUser(messenger, fields),
    getConversationById: async id => toConversation(await messenger.getConversation(id)),
    createConversation: async ({ messages, ...fields } = {}) => {
      const conversation: NewConversation = fields
      if (messages) conversation.messages = await Promise.all(messages.map(asFirst))
      if ($session.get()) return toConversation(await createConversation(messenger, conversation))
      await core.open(conversation)
      return toConversation(messenger.mainConversation())
    },
    updateConversation: async (id, changes) =>
      toConversation(await updateConversation(messenger, id, changes)),
    getMoreConversations: async () => {
      const before = new Set(messenger.conversations.peek())
      await list.more()
      const now = messenger.conversations.peek()
      return now.filter(model => !before.has(model)).map(toConversation)
    },
    destroy: () => {
      identity.stop()
      uploads?.stop()
      messenger.destroy()
    }
  }
}
