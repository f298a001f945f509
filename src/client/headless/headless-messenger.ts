import type { Conversation, DraftMessage, Emitter, Message, Metadata, User } from '../../protocol'
import type { Messenger } from '../client'
import type { ConversationCalls } from '../conversation-calls'
import type { MessengerEvents } from '../conversations'

/** A messenger without a screen, and its events. */
export interface HeadlessMessenger
  extends Messenger, ConversationCalls, Pick<Emitter<MessengerEvents>, 'on' | 'off'> {
  /**
   * Sends a message, and creates session and conversation when there are none.
   *
   * @param conversationId The default conversation when absent.
   * @returns The stored message; waits through lost connections.
   * @throws {ChatError} `invalid-message`, `message-too-long`, `logged-out`, or the code of the server's refusal.
   */
  sendMessage(message: string | DraftMessage, conversationId?: string): Promise<Message>
  /**
   * Sends a file, large photos scaled down. Only in a page.
   *
   * @returns The stored message; waits through lost connections, while the page is open.
   * @throws {ChatError} `file-empty`, `file-too-large`, `file-type-not-allowed`, `upload-invalid`.
   */
  sendFile(
    file: File,
    target?: { conversationId?: string; metadata?: Metadata }
  ): Promise<Message | undefined>
  /**
   * Signs a user in. The messages of an anonymous visitor go along; nothing of another user stays.
   *
   * @throws {ChatError} `invalid-auth`. Waits through lost connections.
   */
  login(externalId: string, jwt: string): Promise<void>
  /** Signs the user out, and makes the visitor anonymous again. Resolves at once for an anonymous visitor. */
  logout(): Promise<void>
  /**
   * Updates the visitor's profile. Kept until there is a user, and sent with it.
   *
   * @param fields Null removes a field; metadata is merged key by key.
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
}
