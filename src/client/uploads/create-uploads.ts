import type { ReadonlySignal } from '@preact/signals-react'
import { createRetry, isRetryable, type ChatError, type Message } from '../../protocol'
import { asStored } from '../conversations'
import { checkFile } from './check-file'
import { createFileSender, type FileSenderOptions } from './create-file-sender'
import { createUpload, type Upload, type UploadState, type UploadTarget } from './upload'

export interface UploadsOptions extends FileSenderOptions {
  page: FileSenderOptions['page'] &
    Pick<typeof globalThis, 'URL'> &
    Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Attempts that may be lost half-way: a proxy may refuse a file each time, after all its bytes. */
const LOST_HALFWAY_MAX = 5

/**
 * Uploads of one client, sent one after the other, through lost connections. They end with the page, which
 * asks its visitor before it is left with one unsent.
 */
export interface Uploads {
  /**
   * Shows a file in its conversation and sends it, large photos scaled down; creates the conversation
   * if there is none.
   *
   * @returns The stored message; undefined when it was cancelled.
   * @throws {ChatError} `file-empty`, `file-too-large`, `file-type-not-allowed` before anything is
   *   shown; else why the server refused it, or `network` when it was lost half-way several times. A failed upload stays in the conversation until it is sent or cancelled.
   */
  add(file: File, target?: UploadTarget): Promise<Message | undefined>
  /** Sends a failed upload again. Returns and throws as `add`. */
  retry(clientMessageId: string): Promise<Message | undefined>
  /** Aborts an upload, or removes a failed one from its conversation. */
  cancel(clientMessageId: string): void
  /** Returns the state of an upload; undefined for an id that is none, or no longer one. */
  state(clientMessageId: string): ReadonlySignal<UploadState> | undefined
  /** Cancels all. */
  stop(): void
}

/** Creates the uploads of one client. */
export const createUploads = ({ messenger, config, page }: UploadsOptions): Uploads => {
  const { $session, internals, mainConversation } = messenger
  // The browser asks before the page, and with it an unsent file, goes.
  const beforeUnload = (event: Event) => event.preventDefault()
  const uploads = new Map<string, Upload>()
  const sendFile = createFileSender({ messenger, config, page })
  const repeat = createRetry(() => void sendAll(), { page })
  let isSending = false

  const end = ({ pending, deferred, hide }: Upload, message?: Message) => {
    uploads.delete(pending.id)
    hide()
    page.URL.revokeObjectURL(pending.mediaUrl)
    deferred?.resolve(message)
  }

  const mayRepeat = (upload: Upload, error: unknown) => {
    if (upload.state.peek().progress) upload.lostHalfway++
    return isRetryable(error) && upload.lostHalfway < LOST_HALFWAY_MAX
  }

  /** @returns Whether to go on with the next one. */
  const send = async (upload: Upload): Promise<boolean> => {
    const { conversation, pending, state } = upload
    state.value = { progress: 0 }
    const { signal } = (upload.aborter = new AbortController())
    try {
      const message = await sendFile(upload, signal)
      repeat.reset()
      if (signal.aborted) return true
      internals.updates.upsertMessage(asStored(conversation), message)
      end(upload, message)
    } catch (error) {
      if (signal.aborted) return true
      const known = conversation.timeline.find(pending.id)
      // An event was faster than the answer, which was lost.
      if (known && known.message !== pending) {
        end(upload, known.message)
        return true
      }
      upload.aborter = undefined
      if (mayRepeat(upload, error)) {
        state.value = { progress: 0, isWaiting: true }
        repeat.schedule()
        return false
      }
      // All that rejects here are our own errors.
      state.value = { progress: 0, error: error as ChatError }
      upload.deferred?.reject(error)
      upload.deferred = undefined
    }
    return true
  }

  async function sendAll() {
    if (isSending) return
    isSending = true
    page.addEventListener('beforeunload', beforeUnload)
    const isNext = ({ deferred, aborter }: Upload) => deferred && !aborter
    for (let next; (next = [...uploads.values()].find(isNext));) {
      if (!(await send(next))) break
    }
    isSending = false
    stopAsking()
  }

  function stopAsking() {
    if ([...uploads.values()].some(({ deferred }) => deferred)) return
    page.removeEventListener('beforeunload', beforeUnload)
  }

  const start = (upload: Upload) =>
    new Promise<Message | undefined>((resolve, reject) => {
      upload.deferred = { resolve, reject }
      void sendAll()
    })

  const cancel = (id: string) => {
    const upload = uploads.get(id)
    if (!upload) return
    upload.aborter?.abort()
    end(upload)
    stopAsking()
  }

  const cancelAll = () => [...uploads.keys()].forEach(cancel)
  const stopListening = $session.listen((now, before) => {
    if (before && now?.user.id !== before.user.id) cancelAll()
  })

  return {
    cancel,
    stop: () => {
      stopListening()
      repeat.stop()
      cancelAll()
    },
    state: id => uploads.get(id)?.state,
    add: async (file, { conversation = mainConversation(), metadata } = {}) => {
      const problem = checkFile(file)
      if (problem) throw problem
      const url = page.URL.createObjectURL(file)
      const upload = createUpload(file, url, { conversation, ...(metadata && { metadata }) })
      uploads.set(upload.pending.id, upload)
      return start(upload)
    },
    retry: async id => {
      const upload = uploads.get(id)
      if (!upload || upload.deferred) return undefined
      upload.lostHalfway = 0
      upload.state.value = { progress: 0 }
      return start(upload)
    }
  }
}
