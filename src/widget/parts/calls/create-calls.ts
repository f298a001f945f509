import { updateUser } from '../../../client/identity'
import { checkDraft, invalidMessage } from '../../../protocol'
import type { Calls, FileDraft } from '../../api'
import type { Services } from '../../services'
import type { WidgetIdentity } from '../../identity'
import { pressPostback } from '../press-postback'
import { checkName, checkObject, checkString } from './check-argument'
import { createConversationCalls } from './create-conversation-calls'
import { createSettingsCalls } from './create-settings-calls'
import { createTyping } from './create-typing'

const isFile = (message: unknown): message is FileDraft =>
  /^(image|file)$/.test((message as FileDraft)?.type)

/** Whatever window it comes from. */
const isBlob = (value: unknown) => /^\[object (Blob|File)]$/.test(String(value))

/** Makes the methods of the public object that few pages call; they come with the first call. */
export const createCalls = (services: Services, identity: WidgetIdentity): Calls => {
  const { need, opened, settings, $conversation, $draft } = services
  const conversations = createConversationCalls(services)

  return {
    ...conversations,
    ...createSettingsCalls(services),
    ...createTyping(services),
    signIn: async () => {
      const { externalId, jwt, authCode } = settings
      // Who is signed in is known from now on by a session.
      delete settings.jwt
      delete settings.authCode
      if (jwt && externalId) await identity.signIn({ externalId, jwt })
      else if (authCode) await identity.signIn({ authCode })
      else await opened
    },
    login: async (externalId, jwt) => {
      checkName('login()', 'externalId', externalId)
      checkName('login()', 'jwt', jwt)
      await identity.signIn({ externalId, jwt })
    },
    logout: identity.signOut,
    sendMessage: async (message, id) => {
      if (isFile(message)) {
        const { file } = message
        if (!isBlob(file)) throw invalidMessage('a File or Blob as its file', file)
        return (await need('sendFile'))!(message, id)
      }
      const draft = checkDraft(message)
      return (await opened).core.send(draft, id)
    },
    triggerPostback: async (actionId, id) => {
      checkName('triggerPostback()', 'actionId', actionId)
      const messenger = await opened
      const shown = id ?? $conversation.get()?.info.peek()?.id
      const conversation = await messenger.getConversation(shown)
      await pressPostback(services, { id: actionId, type: 'postback' }, conversation)
    },
    updateUser: async fields => {
      checkObject('updateUser()', 'fields', fields)
      return updateUser(await opened, fields)
    },
    setPredefinedMessage: text => {
      checkString('setPredefinedMessage()', 'text', text)
      $draft.set(text)
    },
    showNotificationChannelPrompt: async () => (await need('offerChannels'))?.()
  }
}
