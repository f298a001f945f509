import { computed, signal, type Signal } from '@preact/signals-react'
import { isShownAsImage, type ChatError, type Message, type Metadata } from '../../protocol'
import type { ConversationModel } from '../conversations'
import { createRandomId } from '../shared'

/** State of an upload. */
export interface UploadState {
  /** 0 to 1. */
  progress: number
  /** The connection was lost; it is sent by itself once there is one. */
  isWaiting?: boolean
  /** Reason of its failure; it may be tried again. */
  error?: ChatError
}

/** Target of a file. */
export interface UploadTarget {
  /** @default the default conversation */
  conversation?: ConversationModel
  metadata?: Metadata | undefined
}

/** One upload. */
export interface Upload {
  file: File
  conversation: ConversationModel
  /** Shown in the conversation until the server has the file. Its id is the clientMessageId. */
  pending: Message & { mediaUrl: string }
  state: Signal<UploadState>
  /** Attempts that were lost after some of the file was sent. */
  lostHalfway: number
  /** Aborts the request; absent while it waits for its turn, and after it failed. */
  aborter?: AbortController | undefined
  /** The two ends of the promise that the sender waits for; absent after it failed. */
  deferred?: { resolve(message?: Message): void; reject(error: unknown): void } | undefined
  /** Removes it from the conversation, unless the stored message has replaced it. */
  hide(): void
}

/**
 * Creates an upload, which shows in its conversation.
 *
 * @param mediaUrl URL under which the page itself can read the file.
 */
export const createUpload = (
  file: File,
  mediaUrl: string,
  { conversation, metadata }: UploadTarget & Pick<Upload, 'conversation'>
): Upload => {
  const pending: Upload['pending'] = {
    id: createRandomId(),
    type: isShownAsImage(file.type) ? 'image' : 'file',
    role: 'user',
    received: Date.now() / 1000,
    source: { type: 'web' },
    mediaUrl,
    mediaType: file.type,
    mediaSize: file.size,
    altText: file.name,
    ...(metadata ? { metadata } : {})
  }
  const state = signal<UploadState>({ progress: 0 })
  const { timeline, isDetached } = conversation
  // A reader far back does not hold the end of a conversation, and loads it again on the way forward.
  const status = computed(() => {
    const { error, isWaiting } = state.value
    return isDetached.value ? undefined : error ? 'failed' : isWaiting ? 'waiting' : 'sending'
  })
  const stop = status.subscribe(shown => {
    if (shown) timeline.upsertPending(pending, shown)
  })
  return {
    file,
    conversation,
    pending,
    state,
    lostHalfway: 0,
    hide: () => {
      stop()
      if (timeline.find(pending.id)?.message === pending) timeline.remove(pending.id)
    }
  }
}
