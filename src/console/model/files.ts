import { signal, type Signal } from '@preact/signals-react'
import { isShownAsImage, isUploadName, UPLOAD_MAX_BYTES } from '../../protocol'
import { ApiError, type AppApi, type Draft, type Message, NOWHERE, type StoredFile } from '../api'
import { asReadonly } from './as-readonly'
import { absorb, type Entries } from './entries'
import { newRequestId } from './request-id'

/** Reason for which a file does not go: known here, or said by the server. */
export type FileProblem = 'empty' | 'tooLarge' | 'kind' | 'takenBack' | ApiError

/** A file on its way into a conversation. */
export interface Sending {
  key: string
  name: string
  /** Sent part, from 0 to 1. */
  share: number
  problem?: FileProblem | undefined
}

interface FilesOptions {
  api: AppApi
  conversationId: string
  entries: Signal<Entries>
  /** Called with a message for the visitor once it is stored, and its file. */
  onSent(message: Message, file: File): void
}

/** A file that has not gone into its conversation. */
export interface WaitingFile {
  key: string
  file: File
  isNote: boolean
  /** Known once the server has stored the file. */
  stored?: StoredFile
  /** Whether it was taken back, and is not sent until somebody says so. */
  isHeld?: boolean
}

interface Job extends WaitingFile {
  cancelled: AbortController
}

const checkFile = ({ name, size }: File): FileProblem | undefined => {
  if (!size) return 'empty'
  if (size > UPLOAD_MAX_BYTES) return 'tooLarge'
  return isUploadName(name) ? undefined : 'kind'
}

/** Whether sending it again may help. */
export const isRepeatable = (problem: FileProblem): boolean =>
  problem instanceof ApiError
    ? problem.isUnsure || [401, 429, 503].includes(problem.status)
    : problem === 'takenBack'

/**
 * Sends files one after the other, each under its key: a file whose answer was lost is there once when it
 * is sent again.
 */
export const createFiles = ({ api, conversationId, entries, onSent }: FilesOptions) => {
  const sendings = signal<readonly Sending[]>([])
  const jobs = new Map<string, Job>()
  let queue = Promise.resolve()

  const change = (key: string, next: Partial<Sending>) =>
    (sendings.value = sendings.peek().map(each => (each.key === key ? { ...each, ...next } : each)))

  function remove(key: string) {
    jobs.delete(key)
    sendings.value = sendings.peek().filter(each => each.key !== key)
  }

  async function post({ key, isNote }: Job, { mediaUrl, mediaType }: StoredFile) {
    const draft: Draft = {
      author: { type: 'business' },
      content: { type: isShownAsImage(mediaType) ? 'image' : 'file', mediaUrl, mediaType },
      ...(isNote && { destination: NOWHERE })
    }
    return api.postMessage(conversationId, draft, key)
  }

  async function run(key: string) {
    const job = jobs.get(key)
    if (!job) return
    const { file, isNote, cancelled } = job
    try {
      const stored = (job.stored ??= await api.uploadFile(conversationId, file, {
        onProgress: share => change(key, { share }),
        signal: cancelled.signal
      }))
      const message = await post(job, stored)
      entries.value = absorb(entries.peek(), message)
      remove(key)
      if (!isNote) onSent(message, file)
    } catch (problem) {
      if (problem instanceof ApiError) change(key, { problem })
      else throw problem
    }
  }

  const enqueue = (key: string) => (queue = queue.then(() => run(key)))

  function add(waiting: WaitingFile) {
    const { key, file, isHeld } = waiting
    const problem = isHeld ? 'takenBack' : checkFile(file)
    jobs.set(key, { ...waiting, cancelled: new AbortController() })
    sendings.value = [...sendings.peek(), { key, name: file.name, share: 0, problem }]
    if (!problem) void enqueue(key)
  }

  function cancelFile(key: string) {
    jobs.get(key)?.cancelled.abort()
    remove(key)
  }

  return {
    /** Files on their way, in the order chosen. */
    sendings: asReadonly(sendings),

    /** @param isNote Whether they are for the team only. */
    sendFiles(files: Iterable<File>, isNote: boolean): void {
      for (const file of files) add({ key: newRequestId(), file, isNote })
    },

    /** Sends files that another conversation has released. */
    addFiles: (files: readonly WaitingFile[]): void => files.forEach(add),

    /** Holds a file that was taken back, until it is sent again or removed. */
    putFileBack: (file: File): void =>
      add({ key: newRequestId(), file, isNote: false, isHeld: true }),

    /** Stops sending all files. @returns Those that have not gone. */
    releaseFiles(): WaitingFile[] {
      const released = [...jobs.values()]
      for (const { key } of released) cancelFile(key)
      return released
    },

    /** Sends a file again that did not go, or was taken back. */
    sendAgain(key: string): void {
      const job = jobs.get(key)
      if (job) job.isHeld = false
      change(key, { share: 0, problem: undefined })
      void enqueue(key)
    },

    /** Stops sending a file, or removes one that was not sent. */
    cancelFile
  }
}
