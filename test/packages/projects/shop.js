import { createElement as h } from 'react'
import {
  Messenger,
  MessengerProvider,
  useConnection,
  useConversations,
  useMessages,
  useMessenger,
  useUnreadCount
} from 'pipit/react'

/** Shows all that hooks read. */
function Facts() {
  const facts = {
    connection: useConnection(),
    ids: useConversations().map(({ id }) => id),
    texts: useMessages().map(({ text }) => text),
    unread: useUnreadCount()
  }
  return h('output', null, JSON.stringify(facts))
}

function Send() {
  const messenger = useMessenger()
  return h('button', { onClick: () => messenger.sendMessage('By a hook') }, 'Send')
}

/** Lets a test drive a site, whatever its React: `mount` gives a root as `createRoot` does. */
export const open = mount => {
  const heard = []
  let root
  window.shop = {
    heard,
    render(options) {
      root ??= mount(document.getElementById('root'))
      const told = {
        onReady: () => heard.push('ready'),
        onMessage: ({ text }) => heard.push(text),
        onError: error => heard.push(String(error))
      }
      root.render(
        h(MessengerProvider, null, h(Facts), h(Send), h(Messenger, { ...options, ...told }))
      )
    },
    unmount() {
      root.unmount()
      root = undefined
    }
  }
}
