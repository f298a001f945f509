import type { Generated } from 'kysely'

export interface MessageRow {
  id: string
  conversationId: string
  received: number
  authorType: 'user' | 'business'
  /** Null for the business. */
  userId: string | null
  /** displayName, avatarUrl and subtypes of the author. */
  authorJson: string
  contentJson: string
  metadataJson: string | null
  sourceJson: string
  clientMessageId: string | null
  /** 1: for the business alone. */
  isSilent: number
  /** A `MessageExtras`; null: there is none. */
  extrasJson: string | null
}

/** A member of the team whom a note mentions. */
export interface MentionRow {
  conversationId: string
  messageId: string
  /** Id of the console user. */
  memberId: string
}

/** A message that was deleted: pages of its conversation still go on from there. */
export interface DeletedMessageRow {
  conversationId: string
  id: string
}

/** Outlives the message, so that a repeated send stays harmless for ever. */
export interface ClientMessageIdRow {
  userId: string
  clientMessageId: string
  conversationId: string
  messageId: string
}

/** Key under which the business sent a message of a conversation. Outlives the message. */
export interface IdempotencyKeyRow {
  conversationId: string
  key: string
  /** SHA-256 of the body that came with the key, in hex. */
  bodyDigest: string
  /** Id of the message, now or while it waits for its time. Null only within the transaction that posts it. */
  messageId: string | null
  createdAt: number
}

/** The message that offers a postback action. */
export interface PostbackRow {
  conversationId: string
  actionId: string
  messageId: string
}

/** A message of the business that waits for its time. */
export interface ScheduledMessageRow {
  id: string
  conversationId: string
  sendAt: number
  /** displayName, avatarUrl and subtypes of the author. */
  authorJson: string
  contentJson: string
  metadataJson: string | null
  sourceJson: string
  createdAt: number
}

/** A file that the store keeps. */
export interface FileRow {
  /** Name in the store: 32 random hex digits. */
  id: string
  appId: string
  /** Goes with this conversation; null: with its app. */
  conversationId: string | null
  /**
   * Conversations in which the business shows a file that it uploaded for none. In `one`, that is its
   * `conversationId`; `many` is also for saved replies and pictures of members. Null: it was uploaded for
   * one, or by an earlier version.
   */
  shownIn: Generated<'none' | 'one' | 'many' | null>
  name: string
  mediaType: string
  bytes: number
  /** Pixels of a picture as it is shown; null for other files, and where its first bytes do not say. */
  width: Generated<number | null>
  height: Generated<number | null>
  createdAt: number
}
