import { computed, signal, type Signal } from '@preact/signals-react'
import { isShownAsImage, type ChatError, type Message, type Metadata } from '../../protocol'
import type { ConversationModel } from '../conversation-model'
import { createRandomId } from '../random-id'

/** How an upload is getting on. */
export interface UploadState {
  /** 0 to 1. */
  progress: number
  /** Why it failed; it may be tried again. */
  error?: ChatError
}

/** Where a file goes, and what is said with it. */
export interface UploadTarget {
  /** @default the default conversation */
  conversation?: ConversationModel
  metadata?: Metadata
}

/** A file on its way. */
export interface Upload {
  file: File
  conversation: ConversationModel
  /** Stands in the conversation until the server has the file. Its id is the clientMessageId. */
  pending: Message & { mediaUrl: string }
  state: Signal<UploadState>
  /** Breaks it off once its turn has come; absent while it waits, and after it failed. */
  aborter?: AbortController | undefined
  /** What its sender waits for; absent after it failed. */
  promised?: { resolve(message?: Message): void; reject(error: unknown): void } | undefined
  /** Takes it out of the conversation, unless what the server has stored is in its place. */
  hide(): void
}

/** @param mediaUrl Under which the page itself can read the file. */
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
  // Whoever goes far back loses the end of a conversation, and finds it again on the way forward.
  const status = computed(() =>
    isDetached.value ? undefined : state.value.error ? 'failed' : 'sending'
  )
  const stop = status.subscribe(shown => {
    if (shown) timeline.putPending(pending, shown)
  })
  return {
    file,
    conversation,
    pending,
    state,
    hide: () => {
      stop()
      if (timeline.find(pending.id)?.message === pending) timeline.remove(pending.id)
    }
  }
}
