export {
  createMessengerComponent,
  createMessengerProvider,
  type MessengerProps,
  type MessengerProviderProps
} from './components'
export { useConnection, useConversations, useMessages, useMessenger, useUnreadCount } from './hooks'
export type { ConnectionState } from './hub'
