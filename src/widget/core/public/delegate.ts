import type { Conversation, DraftMessage, Message, Metadata } from '../../../protocol'

/** Conversation that a delegate is asked about; a copy, so changes of it have no effect. */
export interface DelegateData {
  /** Without an id for the first message, before the server has made the conversation. */
  conversation: Partial<
    Pick<
      Conversation,
      | 'id'
      | 'type'
      | 'displayName'
      | 'iconUrl'
      | 'description'
      | 'lastUpdatedAt'
      | 'participants'
      | 'metadata'
    >
  >
}

/** A postback action, as `beforePostbackSend` gets it. */
export interface Postback {
  /** Id of the action. */
  id: string
  type: 'postback'
  text?: string
  payload?: string
  metadata?: Metadata
}

/** A file to send, as `beforeSend` gets it: only its metadata can be changed. */
export interface SentFile {
  type: 'image' | 'file'
  name: string
  mediaType: string
  mediaSize: number
  metadata?: Metadata
}

/**
 * Hooks by which a page changes messages. A method that throws, or returns an invalid value, changes
 * nothing, and is reported on the console once.
 */
export interface Delegate {
  /**
   * Changes how a message is displayed, in the conversation, in the list and elsewhere. A hidden one
   * raises no badge, title or sound. Stored messages, the counts of getters and events do not change.
   *
   * @returns The message, a changed one, or a falsy value to hide it.
   */
  beforeDisplay?(message: Message, data: DelegateData): Message | null | undefined | false | ''
  /**
   * Changes the messages that the visitor sends, including the answers of a prechat form. A message is
   * stored and shown as on its way before it is asked about; one whose page was left meanwhile is asked
   * about again by the next. After 10 s without an answer it is sent as it was.
   *
   * @returns The message to send instead; may be a promise.
   */
  beforeSend?<Sent extends DraftMessage | SentFile>(
    message: Sent,
    data: DelegateData
  ): Sent | Promise<Sent>
  /** Changes the metadata that goes with a pressed button. It has 10 s, too. */
  beforePostbackSend?(postback: Postback, data: DelegateData): Postback | Promise<Postback>
  /**
   * Returns a new JWT when the server refuses the user's. The failed request is repeated, at most
   * five times; all waiting requests share one call. If the call fails, they fail with `invalid-auth`.
   */
  onInvalidAuth?(): string | Promise<string>
}
