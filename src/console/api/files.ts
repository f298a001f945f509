import type { UploadCall } from './upload'

/** A file that the server has stored. */
export interface StoredFile {
  mediaUrl: string
  mediaType: string
}

/** Makes the calls about files that are sent to visitors. All reject with an `ApiError`. */
export const createFileApi = (
  upload: (call: UploadCall) => Promise<unknown>,
  at: (path: string) => string
) => ({
  /** Stores a file for a conversation. */
  async uploadFile(
    conversationId: string,
    file: File,
    { onProgress, signal }: Pick<UploadCall, 'onProgress' | 'signal'>
  ): Promise<StoredFile> {
    const form = new FormData()
    form.append('source', file, file.name)
    const query = new URLSearchParams({ access: 'public', for: 'message', conversationId })
    const path = at(`/attachments?${query}`)
    const answer = await upload({ path, form, onProgress, signal })
    return (answer as { attachment: StoredFile }).attachment
  }
})
