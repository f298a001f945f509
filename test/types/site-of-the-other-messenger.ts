// A site as its developer wrote it against the declarations of the other messenger. It is checked against
// ours as all of the project is, since tsconfig.json lets the name of the module stand for ours, and against
// those in test/unit/guide/other-messenger.test.ts. Nothing runs here.
import Smooch from 'smooch'

declare const log: (...values: unknown[]) => void
declare const fetchToken: () => Promise<string>
declare const container: HTMLElement

// All options of init.
const ready: Promise<void> = Smooch.init({
  integrationId: '5f3c',
  externalId: 'anna',
  jwt: 'a.b.c',
  locale: 'pt-BR',
  soundNotificationEnabled: true,
  imageUploadEnabled: false,
  fixedHeader: true,
  embedded: false,
  displayStyle: 'tab',
  buttonIconUrl: 'https://shop.example/icon.png',
  buttonWidth: '60px',
  buttonHeight: '60px',
  businessName: 'Shop',
  businessIconUrl: 'https://shop.example/shop.png',
  backgroundImageUrl: 'https://shop.example/tile.png',
  integrationOrder: ['5f3d', '5f3e'],
  customColors: { brandColor: '65758e', conversationColor: '09f', actionColor: '0099ff' },
  customText: { headerText: 'Hello', inputPlaceholder: 'Write to us', sendButtonText: 'Send' },
  menuItems: { imageUpload: true, fileUpload: false, shareLocation: true },
  notificationChannelPromptEnabled: false,
  browserStorage: 'sessionStorage',
  delegate: {
    beforeDisplay: (message, data) => {
      if (data.conversation.id === '6f') return null
      return message.role === 'business' ? { ...message, displayName: 'Shop' } : message
    },
    beforeSend: message => message,
    beforePostbackSend: postback => postback,
    onInvalidAuth: () => fetchToken()
  },
  prechatCapture: {
    enabled: true,
    enableEmailLinking: true,
    avatarUrl: 'https://shop.example/avatar.png',
    fields: [
      { type: 'text', name: 'name', label: 'Name', placeholder: 'Your name' },
      { type: 'email', name: 'email', label: 'E-mail', placeholder: 'you@home.example' },
      {
        type: 'select',
        name: 'size',
        label: 'Size',
        placeholder: 'Choose',
        options: [{ name: 's', label: 'Small' }]
      }
    ]
  },
  canUserSeeConversationList: true
})
ready.then(
  () => log('ready'),
  error => log(error)
)
void Smooch.init({ integrationId: '5f3c', authCode: 'code' }).catch(log)

// Every method.
Smooch.open()
Smooch.close()
const isOpened: boolean = Smooch.isOpened()
const signedIn: Promise<void> = Smooch.login('anna', 'a.b.c')
const signedOut: Promise<void> = Smooch.logout()
Smooch.render(container)
Smooch.sendMessage('Hello', '6f')
Smooch.sendMessage({ type: 'text', text: 'Hello' }, '6f')
Smooch.startTyping()
Smooch.startTyping('6f')
Smooch.stopTyping()
Smooch.stopTyping('6f')
Smooch.triggerPostback('7a', '6f')
Smooch.showNotificationChannelPrompt()
Smooch.setPredefinedMessage('I would like to ask')
Smooch.setDelegate({ beforeSend: message => message })
Smooch.setDelegate({ onInvalidAuth: () => 'a.b.d' })
Smooch.destroy()

Smooch.updateUser({
  givenName: 'Anna',
  surname: 'Berg',
  email: 'anna@home.example',
  avatarUrl: 'https://shop.example/anna.png',
  metadata: { plan: 'free', visits: 3, isMember: true }
}).then(() => log('updated'))

const shown = Smooch.getDisplayedConversation()
if (shown) log(shown.id, shown.participants.length)
for (const conversation of Smooch.getConversations()) {
  const { id, type, displayName, iconUrl, description, metadata, lastUpdatedAt } = conversation
  log(id, type, displayName, iconUrl, description, metadata, new Date(lastUpdatedAt * 1000))
  log(conversation.businessLastRead, conversation.messages.length)
  for (const { id, userId, unreadCount, lastRead } of conversation.participants) {
    log(id, userId, unreadCount + 1, lastRead)
  }
  for (const message of conversation.messages) {
    log(message.id, message.role, message.userId, message.displayName, message.type, message.text)
    log(message.received.toFixed(), message.source.type, message.source.id)
    log(message.source.integrationId)
  }
}
Smooch.getConversationById('6f').then(({ messages }) => log(messages.length))
Smooch.getConversationById().then(conversation => log(conversation.id))
if (Smooch.hasMoreConversations()) {
  Smooch.getMoreConversations().then(more => log(more.map(({ id }) => id)))
}
Smooch.loadConversation('6f').then(() => log('shown'))
Smooch.createConversation({
  displayName: 'Friday’s order',
  iconUrl: 'https://shop.example/order.png',
  description: 'Order 1337',
  metadata: { isFirst: true }
}).then(({ id }) => log(id))
Smooch.updateConversation('6f', {
  displayName: 'Saturday’s order',
  iconUrl: null,
  description: null,
  metadata: { isFirst: false }
}).then(({ displayName }) => log(displayName))
Smooch.markAllAsRead().then(() => log('read'))
Smooch.markAllAsRead('6f').then(() => log('read'))

// Every event, with the arguments of its listener.
Smooch.on('ready', () => log('ready'))
Smooch.on('destroy', () => log('destroyed'))
Smooch.on('widget:opened', () => log('opened'))
Smooch.on('widget:closed', () => log('closed'))
Smooch.on('message', (message, data) => log(message.id, message.text, data.conversation.id))
Smooch.on('message:sent', (message, data) => log(message.type, data.conversation.id))
Smooch.on('message:received', ({ role, displayName, received }, { conversation }) =>
  log(role, displayName, received.toFixed(), conversation.id)
)
Smooch.on('unreadCount', (count, data) => log(count + 1, data.conversation.id))
Smooch.on('conversation:added', (participants, data) =>
  log(
    participants.map(({ userId }) => userId),
    data.conversation.id
  )
)
Smooch.on('conversation:removed', data => log(data.conversation.id))
Smooch.on('conversation:read', ({ role, userId, lastRead }, data) =>
  log(role, userId, lastRead.toFixed(), data.conversation.id)
)
Smooch.on('participant:added', ({ userId }, data) => log(userId, data.conversation.id))
Smooch.on('participant:removed', ({ userId }, data) => log(userId, data.conversation.id))
Smooch.on('typing:start', ({ conversation, name, avatarUrl }) =>
  log(conversation.id, name, avatarUrl)
)
Smooch.on('typing:stop', ({ conversation }) => log(conversation.id))
Smooch.on('connected', data => log(data))
Smooch.on('disconnected', data => log(data))
Smooch.on('reconnecting', data => log(data))

const listener = () => log('again')
Smooch.on('ready', listener)
Smooch.off('ready', listener)
Smooch.off('message')
Smooch.off()

export { isOpened, signedIn, signedOut }
