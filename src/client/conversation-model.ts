import { signal, type ReadonlySignal, type Signal } from '@preact/signals-react'
import type { Conversation } from '../protocol'
import { createTimeline, isPending, type Timeline } from './timeline'

/** What is known of a conversation besides its messages. */
export type ConversationInfo = Omit<Conversation, 'messages'>

/** How far back the messages are loaded. `unknown`: none were asked for yet. */
export type HistoryState = 'unknown' | 'more' | 'loading' | 'failed' | 'complete'

/** One conversation, live. */
export interface ConversationModel {
  /** Undefined until the server has made it. */
  readonly info: ReadonlySignal<ConversationInfo | undefined>
  readonly timeline: Timeline
  readonly unreadCount: ReadonlySignal<number>
  readonly history: ReadonlySignal<HistoryState>
  /** Later messages are on the server that are not held: the reader has gone far back. */
  readonly isDetached: ReadonlySignal<boolean>
}

/** The same, for those who may change it. */
export interface OwnConversationModel extends ConversationModel {
  info: Signal<ConversationInfo | undefined>
  unreadCount: Signal<number>
  history: Signal<HistoryState>
  isDetached: Signal<boolean>
  /** Where the messages begin that were loaded without a gap; another object when they are dropped. */
  loaded: { from?: string }
}

/** Makes the model of a conversation that the server may not know yet. */
export const createConversationModel = (): OwnConversationModel => ({
  info: signal<ConversationInfo | undefined>(),
  timeline: createTimeline(),
  unreadCount: signal(0),
  history: signal<HistoryState>('complete'),
  isDetached: signal(false),
  loaded: {}
})

/** Reads the unread count of one user. */
export const unreadCountOf = ({ participants }: ConversationInfo, userId: string): number =>
  participants.find(participant => participant.userId === userId)?.unreadCount ?? 0

/** A conversation as pages see it: what the server has stored of it, as far as it is held. */
export const toConversation = ({ info, timeline }: ConversationModel): Conversation => ({
  ...info.peek()!,
  messages: timeline
    .all()
    .filter(entry => !isPending(entry))
    .map(({ message }) => message)
})
