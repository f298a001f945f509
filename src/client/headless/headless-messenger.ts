import type {
  Conversation,
  DraftMessage,
  Emitter,
  Message,
  Metadata,
  NewConversation,
  User
} from '../../protocol'
import type { Messenger } from '../messenger'
import type { MessengerEvents } from '../messenger-events'

/** What a page decides about a conversation that it makes. */
export interface HeadlessConversation extends Omit<NewConversation, 'messages'> {
  /** Its first messages. */
  messages?: (string | DraftMessage)[]
}

/** A messenger without a screen, and its events. */
export interface HeadlessMessenger extends Messenger, Pick<Emitter<MessengerEvents>, 'on' | 'off'> {
  /**
   * Sends a message, and makes the visitor and the conversation when there are none.
   *
   * @param conversationId The default conversation when absent.
   * @returns The stored message; waits through lost connections.
   * @throws {ChatError} `invalid-message`, `message-too-long`, `logged-out`, or what the server refused it for.
   */
  sendMessage(message: string | DraftMessage, conversationId?: string): Promise<Message>
  /**
   * Sends a file, large photos scaled down. Only in a page.
   *
   * @returns The stored message.
   * @throws {ChatError} `file-empty`, `file-too-large`, `file-type-not-allowed`, `upload-invalid`.
   */
  sendFile(
    file: File,
    target?: { conversationId?: string; metadata?: Metadata }
  ): Promise<Message | undefined>
  /**
   * Signs a user in. What the visitor has written as nobody goes along; nothing of another user stays.
   *
   * @throws {ChatError} `invalid-auth`. Waits through lost connections.
   */
  login(externalId: string, jwt: string): Promise<void>
  /** Makes the visitor nobody again, and forgets the user. Resolves at once for nobody. */
  logout(): Promise<void>
  /**
   * Tells the business about the visitor. Kept until there is a user, and sent with it.
   *
   * @param fields Null takes a field out; metadata is merged key by key.
   * @returns The user; undefined while there is none.
   */
  updateUser(
    fields: Partial<Record<'givenName' | 'surname' | 'email' | 'avatarUrl', string | null>> & {
      metadata?: Record<string, string | number | boolean | null>
    }
  ): Promise<User | undefined>
  /**
   * Fetches a conversation with its newest messages, as data; `getConversation` gives the live one.
   *
   * @param id The default conversation when absent.
   * @throws {ChatError} `conversation-not-found`.
   */
  getConversationById(id?: string): Promise<Conversation>
  /**
   * Makes a conversation, and the visitor when there is none.
   *
   * @throws {ChatError} `forbidden` where the integration allows no more of them; `invalid-message`.
   */
  createConversation(conversation?: HeadlessConversation): Promise<Conversation>
  /**
   * @param changes Null takes a field out; metadata is merged key by key.
   * @throws {ChatError} `conversation-not-found`, `invalid-request`.
   */
  updateConversation(id: string, changes: object): Promise<Conversation>
  /** Loads the next page of conversations. @returns Those; none when all are loaded. */
  getMoreConversations(): Promise<Conversation[]>
}
