import { useEffect } from 'react'
import { useSyncExternalStore } from 'use-sync-external-store/shim'
import type { Conversation, Message } from '../protocol'
import type { MessengerWidget } from '../widget/core/public'
import { useHub } from './context'
import { NOTHING, type ConnectionState, type Hub } from './hub'

const NO_MESSAGES: readonly Message[] = []

const useRead = <Value>(hub: Hub, read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(hub.subscribe, read, () => onServer)

/**
 * Returns the messenger: the object that `pipit` exports, for what the other hooks do not return.
 *
 * It stays the same object while the provider is mounted. `<Messenger>` calls `init` and `destroy`;
 * listeners stay until they are removed.
 *
 * @example
 * const messenger = useMessenger()
 * useEffect(() => messenger.on('typing:start', show), [messenger])
 */
export const useMessenger = (): MessengerWidget => useHub().messenger

/** Reads the conversations that are loaded, most recently active first. */
export const useConversations = (): readonly Conversation[] => {
  const hub = useHub()
  return useRead(hub, () => hub.read().conversations, NOTHING.conversations)
}

/** Reads whether messages are reaching the server. */
export const useConnection = (): ConnectionState => {
  const hub = useHub()
  return useRead(hub, () => hub.read().connection, NOTHING.connection)
}

/** Reads the unread count of a conversation; without an id, that of all. */
export const useUnreadCount = (conversationId?: string): number => {
  const hub = useHub()
  return useRead(hub, () => hub.messenger.getUnreadCount(conversationId), 0)
}

/**
 * Reads the stored messages of a conversation, oldest first, and loads the newest of them.
 *
 * @param conversationId The default conversation when absent: where `sendMessage` writes without an id.
 */
export const useMessages = (conversationId?: string): readonly Message[] => {
  const hub = useHub()
  const find = () => {
    const { conversations } = hub.read()
    return conversations.find(({ id, isDefault }) =>
      conversationId ? id === conversationId : isDefault
    )
  }
  const id = useRead(hub, () => find()?.id, undefined) ?? conversationId
  const messages = useRead(hub, () => find()?.messages ?? NO_MESSAGES, NO_MESSAGES)
  const isConnected = useConnection() === 'connected'

  useEffect(() => {
    // What fails is asked for again after the next connection.
    if (id && isConnected) hub.messenger.getConversationById(id).catch(() => {})
  }, [hub, id, isConnected])
  return messages
}
