import { signal, type ReadonlySignal, type Signal } from '@preact/signals-react'
import type { Conversation } from '../../protocol'
import { createTimeline, isPending, type Timeline } from './timeline'

/** Fields of a conversation besides its messages. */
export type ConversationInfo = Omit<Conversation, 'messages'>

/** State of the earlier messages. `unknown`: none were requested yet. */
export type HistoryState = 'unknown' | 'more' | 'loading' | 'failed' | 'complete'

/** One conversation, live. */
export interface ConversationModel {
  /** Undefined until the server has created it. */
  readonly info: ReadonlySignal<ConversationInfo | undefined>
  readonly timeline: Timeline
  readonly unreadCount: ReadonlySignal<number>
  readonly history: ReadonlySignal<HistoryState>
  /** Later messages are on the server that are not held: the reader has gone far back. */
  readonly isDetached: ReadonlySignal<boolean>
}

/** The same, with signals that may be written. */
export interface OwnConversationModel extends ConversationModel {
  info: Signal<ConversationInfo | undefined>
  unreadCount: Signal<number>
  history: Signal<HistoryState>
  isDetached: Signal<boolean>
  /** Id of the oldest message loaded without a gap; another object when the messages are dropped. */
  loaded: { from?: string | undefined }
}

/** A conversation that the server has created. */
export interface StoredConversation extends OwnConversationModel {
  info: Signal<ConversationInfo>
}

/**
 * Gives write access to the model of a stored conversation. All models are created below; only the type
 * that pages see is read-only.
 */
export const asStored = (model: ConversationModel): StoredConversation =>
  model as StoredConversation

/** Creates the model of a conversation that the server may not know yet. */
export const createConversationModel = (): OwnConversationModel => ({
  info: signal<ConversationInfo | undefined>(),
  timeline: createTimeline(),
  unreadCount: signal(0),
  history: signal<HistoryState>('complete'),
  isDetached: signal(false),
  loaded: {}
})

/** Returns the unread count of one user. */
export const unreadCountOf = ({ participants }: ConversationInfo, userId?: string): number =>
  participants.find(participant => participant.userId === userId)?.unreadCount ?? 0

/** Returns a stored conversation as pages see it, with the stored messages that are held. */
export const toConversation = ({ info, timeline }: ConversationModel): Conversation => ({
  ...info.peek()!,
  messages: timeline
    .all()
    .filter(entry => !isPending(entry))
    .map(({ message }) => message)
})
