import { createMessengerComponent, createMessengerProvider } from '../react'
import { createMessengerWidget } from './npm'

/**
 * Shows the messenger while it is mounted. Its props are the options of `init`. What changes is applied to
 * the messenger that is there, and where that cannot be done another one takes its place.
 *
 * Hooks read it in its children, and wherever a `<MessengerProvider>` is around it and them.
 *
 * @example
 * <Messenger integrationId={id} configBaseUrl="https://chat.example.com" onMessage={log} />
 */
export const Messenger = createMessengerComponent(createMessengerWidget)

/**
 * Lets hooks in all its children read the one `<Messenger>` among them.
 *
 * @example
 * <MessengerProvider>
 *   <Badge />
 *   <Messenger integrationId={id} configBaseUrl="https://chat.example.com" launcher={false} />
 * </MessengerProvider>
 */
export const MessengerProvider = createMessengerProvider(createMessengerWidget)

export {
  useConnection,
  useConversations,
  useMessages,
  useMessenger,
  useUnreadCount
} from '../react'
export type { ConnectionState, MessengerProps, MessengerProviderProps } from '../react'
