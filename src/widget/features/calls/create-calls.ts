import { updateUser, type Credentials } from '../../../client/identity'
import { ChatError, checkDraft, invalidMessage } from '../../../protocol'
import type { Calls, FileDraft } from '../../core/public'
import type { MessengerContext } from '../../core'
import { checkMetadata, pressPostback } from '../../shared'
import { checkName, checkObject, checkString } from './check-argument'
import { createWidgetConversationCalls } from './create-conversation-calls'
import { createSettingsCalls } from './create-settings-calls'
import { createTyping } from './create-typing'

const SENDABLE: unknown[] = ['text', 'image', 'file']

/** Checks the type of what a page sends; a bare string is a text. @throws {ChatError} `invalid-message`. */
const checkType = (message: unknown) => {
  const { type = message }: { type?: unknown } = Object(message)
  if (typeof message !== 'string' && !SENDABLE.includes(type))
    throw invalidMessage("a type of 'text', 'image' or 'file'", type)
}

/** @throws {ChatError} `invalid-message` for metadata that the server would refuse the message for. */
const checkMessageMetadata = ({ metadata }: { metadata?: object }) => {
  try {
    checkMetadata(metadata)
  } catch (error) {
    throw new ChatError('invalid-message', (error as Error).message, error)
  }
}

const isFile = (message: unknown): message is FileDraft =>
  /^(image|file)$/.test((message as FileDraft).type)

/** Works for files of any window, unlike `instanceof`. */
const isBlob = (value: unknown) => /^\[object (Blob|File)]$/.test(String(value))

/** Makes the methods of the public object that few pages call; they come with the first call. */
export const createCalls = (context: MessengerContext): Calls => {
  const { loadSlot, clientReady, settings, $conversation, $draft } = context
  const conversations = createWidgetConversationCalls(context)
  const signIn = async (credentials: Credentials) =>
    (await loadSlot('identity')).signIn(credentials)

  return {
    ...conversations,
    ...createSettingsCalls(context),
    ...createTyping(context),
    signIn: async () => {
      const { externalId, jwt, authCode } = settings
      // From now on the session identifies the user.
      delete settings.jwt
      delete settings.authCode
      if (jwt && externalId) await signIn({ externalId, jwt })
      else if (authCode) await signIn({ authCode })
      else await clientReady
    },
    login: async (externalId, jwt) => {
      checkName('login()', 'externalId', externalId)
      checkName('login()', 'jwt', jwt)
      await signIn({ externalId, jwt })
    },
    logout: async () => (await loadSlot('identity')).signOut(),
    sendMessage: async (message, id) => {
      checkType(message)
      checkMessageMetadata(Object(message))
      if (isFile(message)) {
        const { file } = message
        if (!isBlob(file)) throw invalidMessage('a File or Blob as its file', file)
        return (await loadSlot('sendFile'))(message, id)
      }
      const draft = checkDraft(message)
      return (await clientReady).internals.send(draft, id)
    },
    triggerPostback: async (actionId, id) => {
      checkName('triggerPostback()', 'actionId', actionId)
      const messenger = await clientReady
      const shown = id ?? $conversation.get()?.info.peek()?.id
      const conversation = await messenger.getConversation(shown)
      await pressPostback(context, { id: actionId, type: 'postback' }, conversation)
    },
    updateUser: async fields => {
      checkObject('updateUser()', 'fields', fields)
      return updateUser(await clientReady, fields)
    },
    setPredefinedMessage: text => {
      checkString('setPredefinedMessage()', 'text', text)
      $draft.set(text)
    },
    showNotificationChannelPrompt: async () => (await loadSlot('offerChannels'))?.()
  }
}
