import { updateUser } from '../../../client/identity'
import { checkDraft, invalidArgument } from '../../../protocol'
import type { Calls, FileDraft } from '../../api'
import type { Services } from '../../services'
import type { WidgetIdentity } from '../identity'
import { pressPostback } from '../press-postback'
import { createConversationCalls } from './create-conversation-calls'
import { createSettingsCalls } from './create-settings-calls'
import { createTyping } from './create-typing'

const isFile = (message: unknown): message is FileDraft =>
  /^(image|file)$/.test((message as FileDraft)?.type)

/** Makes the methods of the public object that few pages call; they come with the first call. */
export const createCalls = (services: Services, identity: WidgetIdentity): Calls => {
  const { need, opened, settings, $conversation, $draft } = services
  const conversations = createConversationCalls(services)

  const string = (method: string, name: string, value: unknown) => {
    if (typeof value !== 'string' || !value) {
      throw invalidArgument(method, name, 'a string that is not empty', value)
    }
  }

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
      string('login()', 'externalId', externalId)
      string('login()', 'jwt', jwt)
      await identity.signIn({ externalId, jwt })
    },
    logout: identity.signOut,
    sendMessage: async (message, id) => {
      if (isFile(message)) return (await need('sendFile'))!(message, id)
      const draft = checkDraft(message)
      return (await opened).core.send(draft, id)
    },
    triggerPostback: async (actionId, id) => {
      string('triggerPostback()', 'actionId', actionId)
      const messenger = await opened
      const shown = id ?? $conversation.get()?.info.peek()?.id
      const conversation = await messenger.getConversation(shown)
      await pressPostback(services, { id: actionId, type: 'postback' }, conversation)
    },
    updateUser: async fields => updateUser(await opened, fields),
    setPredefinedMessage: text => $draft.set(text),
    showNotificationChannelPrompt: async () => (await need('offerChannels'))?.()
  }
}
