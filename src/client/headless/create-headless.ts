import { checkDraft, createEmitter, loggedOut } from '../../protocol'
import type { ClientOptions } from '../client'
import { createConversationCalls, createConversationList } from '../conversation-calls'
import { toConversation, type MessengerEvents } from '../conversations'
import { createClient } from '../create-client'
import { answerInTime, askPage, createIdentity, updateUser, type AskForToken } from '../identity'
import type { BeforeSend, Deferred } from '../outbox'
import { createUploads, type Uploads } from '../uploads'
import type { HeadlessMessenger } from './headless-messenger'

export interface HeadlessOptions extends Omit<
  ClientOptions,
  'emit' | 'refreshToken' | 'pendingSends'
> {
  /** Returns a new JWT when the server refuses the user's; the failed call is repeated, five times at most. */
  onInvalidAuth?: AskForToken
}

/** Creates a messenger without a screen, in which users follow one another. */
export const createHeadless = ({
  onInvalidAuth = () => undefined,
  beforeSend = message => message,
  ...options
}: HeadlessOptions): HeadlessMessenger => {
  const { config, page } = options
  const { on, off, emit } = createEmitter<MessengerEvents>()
  const pendingSends = new Map<string, Deferred>()
  const hook: BeforeSend = (message, to) => {
    const answer = beforeSend(message, to)
    return 'then' in answer ? answerInTime(answer, () => message) : answer
  }
  const messenger = createClient({
    ...options,
    emit,
    pendingSends,
    refreshToken,
    beforeSend: hook
  })
  const { internals, start, $session } = messenger
  let uploads: Uploads | undefined

  // The outbox goes on, without the messages of the user who has left.
  const stop = () => {
    pendingSends.forEach(({ reject }) => reject(loggedOut()))
    pendingSends.clear()
    uploads?.stop()
  }
  const identity = createIdentity({
    messenger: {
      $session,
      start,
      internals: { ...internals, outbox: { ...internals.outbox, stop } }
    },
    integrationId: config.integration.id,
    page,
    askForToken: askPage(onInvalidAuth),
    switchTo: async answer => {
      if (!answer) return
      internals.setSession(answer)
      start()
    }
  })

  function refreshToken() {
    return identity.refreshToken()
  }

  return {
    ...messenger,
    ...createConversationCalls(messenger, createConversationList(messenger)),
    on,
    off,
    sendMessage: async (message, id) => internals.send(checkDraft(message), id),
    sendFile: async (file, { conversationId, metadata } = {}) => {
      uploads ??= createUploads({ messenger, config, page: globalThis })
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
    destroy: () => {
      identity.stop()
      uploads?.stop()
      messenger.destroy()
    }
  }
}
