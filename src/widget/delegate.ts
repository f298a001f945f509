import type { Conversation, DraftMessage, Message, Metadata } from '../protocol'

/** Says which conversation a delegate is asked about; a copy, which nobody but the page reads. */
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

/** A button that posts back, as its page may change it. */
export interface Postback {
  /** Of the action. */
  id: string
  type: 'postback'
  text?: string
  payload?: string
  metadata?: Metadata
}

/** A file on its way, as `beforeSend` sees it: only its metadata can be changed. */
export interface SentFile {
  type: 'image' | 'file'
  name: string
  mediaType: string
  mediaSize: number
  metadata?: Metadata
}

/**
 * What a page decides about messages. A method that throws, or returns something unusable, changes
 * nothing, and is reported on the console once.
 */
export interface Delegate {
  /**
   * Changes what is shown: in the conversation, in the list and wherever else. Nothing that is stored,
   * counted or told to listeners changes.
   *
   * @returns The message, a changed one, or something falsy to hide it.
   */
  beforeDisplay?(message: Message, data: DelegateData): Message | null | undefined | false | ''
  /**
   * Changes what the visitor sends, the answers asked for before a conversation among it.
   *
   * @returns The message to send instead; may be a promise.
   */
  beforeSend?<Sent extends DraftMessage | SentFile>(
    message: Sent,
    data: DelegateData
  ): Sent | Promise<Sent>
  /** Changes the metadata that goes with a pressed button. */
  beforePostbackSend?(postback: Postback, data: DelegateData): Postback | Promise<Postback>
  /**
   * Brings a new JWT when the server refuses the user's. What failed is repeated, at most five times;
   * everything that waits shares one call. When it fails, so does that, with `invalid-auth`.
   */
  onInvalidAuth?(): string | Promise<string>
}
