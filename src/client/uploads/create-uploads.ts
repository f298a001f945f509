import type { ReadonlySignal } from '@preact/signals-react'
import {
  toJson,
  type ChatError,
  type ConfigAnswer,
  type Message,
  type MessageAnswer
} from '../../protocol'
import type { OwnConversationModel } from '../conversation-model'
import type { Messenger } from '../messenger'
import { readMessage } from '../wire'
import { checkFile } from './check-file'
import { type ImagePage, prepareImage } from './prepare-image'
import { sendForm } from './send-form'
import { createUpload, type Upload, type UploadState, type UploadTarget } from './upload'

export interface UploadsOptions {
  messenger: Pick<Messenger, '$session' | 'core' | 'mainConversation'>
  config: Pick<ConfigAnswer, 'app' | 'baseUrl'>
  page: ImagePage & Pick<typeof globalThis, 'FormData' | 'URL' | 'XMLHttpRequest'>
}

/** Files on their way, one after the other. A page that closes takes them with it. */
export interface Uploads {
  /**
   * Shows a file in its conversation and sends it, large photos scaled down; without a conversation it
   * makes one.
   *
   * @returns The stored message; undefined when it was cancelled.
   * @throws {ChatError} `file-empty`, `file-too-large`, `file-type-not-allowed` before anything is
   *   shown; else why it failed. What failed stays in the conversation until it is sent or cancelled.
   */
  add(file: File, target?: UploadTarget): Promise<Message | undefined>
  /** Sends what failed once more. Returns and throws as `add`. */
  retry(clientMessageId: string): Promise<Message | undefined>
  /** Breaks an upload off, or takes out of its conversation what failed. */
  cancel(clientMessageId: string): void
  /** How an upload is getting on; undefined for what is none, or none any more. */
  state(clientMessageId: string): ReadonlySignal<UploadState> | undefined
  /** Cancels all. */
  stop(): void
}

/** Makes the uploads of one messenger. */
export const createUploads = ({ messenger, config, page }: UploadsOptions): Uploads => {
  const { $session, core, mainConversation } = messenger
  const uploads = new Map<string, Upload>()
  let isSending = false

  const end = ({ pending, promised, hide }: Upload, message?: Message) => {
    uploads.delete(pending.id)
    hide()
    page.URL.revokeObjectURL(pending.mediaUrl)
    promised?.resolve(message)
  }

  const deliver = async (upload: Upload, signal: AbortSignal): Promise<Message> => {
    const { file, conversation, pending, state } = upload
    const { id, type } = pending
    const { name, type: mediaType, size: mediaSize } = file
    const { metadata } = await core.prepare(
      { type, name, mediaType, mediaSize, metadata: pending.metadata },
      conversation
    )
    if (!$session.get() || !conversation.info.peek()) await core.open({})
    const form = new page.FormData()
    form.append('clientMessageId', id)
    if (metadata) form.append('metadata', toJson(metadata))
    form.append('source', await prepareImage(file, page), file.name)

    const path = `/conversations/${conversation.info.peek()!.id}/files`
    const attempt = () =>
      sendForm<MessageAnswer>(new page.XMLHttpRequest(), {
        url: `${config.baseUrl}/sdk/v1/apps/${config.app.id}${path}`,
        token: $session.get()!.token,
        form,
        signal,
        onProgress: progress => {
          state.value = { progress }
        }
      })
    const { message } = await attempt().catch(async (error: ChatError) => {
      if (error.code !== 'invalid-auth') throw error
      // Any other call renews the session.
      await core.call('/user')
      return attempt()
    })
    return readMessage(message)
  }

  const send = async (upload: Upload) => {
    const { conversation, pending, state } = upload
    const { timeline } = conversation
    const { signal } = (upload.aborter = new AbortController())
    try {
      const message = await deliver(upload, signal)
      if (signal.aborted) return
      core.changes.putMessage(conversation as OwnConversationModel, message)
      end(upload, message)
    } catch (error) {
      if (signal.aborted) return
      const known = timeline.find(pending.id)
      // An event was faster than the answer, which was lost.
      if (known && known.message !== pending) return end(upload, known.message)
      state.value = { progress: 0, error: error as ChatError }
      upload.promised?.reject(error)
      upload.promised = upload.aborter = undefined
    }
  }

  const flush = async () => {
    if (isSending) return
    isSending = true
    const isNext = ({ promised, aborter }: Upload) => promised && !aborter
    for (let next; (next = [...uploads.values()].find(isNext));) await send(next)
    isSending = false
  }

  const start = (upload: Upload) =>
    new Promise<Message | undefined>((resolve, reject) => {
      upload.promised = { resolve, reject }
      void flush()
    })

  const cancel = (id: string) => {
    const upload = uploads.get(id)
    if (!upload) return
    upload.aborter?.abort()
    end(upload)
  }

  const cancelAll = () => [...uploads.keys()].forEach(cancel)
  const stopListening = $session.listen((now, before) => {
    if (before && now?.user.id !== before.user.id) cancelAll()
  })

  return {
    cancel,
    stop: () => {
      stopListening()
      cancelAll()
    },
    state: id => uploads.get(id)?.state,
    add: async (file, { conversation = mainConversation(), metadata } = {}) => {
      const problem = checkFile(file)
      if (problem) throw problem
      const url = page.URL.createObjectURL(file)
      const upload = createUpload(file, url, { conversation, metadata })
      uploads.set(upload.pending.id, upload)
      return start(upload)
    },
    retry: async id => {
      const upload = uploads.get(id)
      if (!upload || upload.promised) return undefined
      upload.state.value = { progress: 0 }
      return start(upload)
    }
  }
}
