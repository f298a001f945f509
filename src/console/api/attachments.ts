import type { Call } from './request'
import type { UploadCall } from './upload'

/** A file that the server has stored. */
export interface StoredFile {
  mediaUrl: string
  mediaType: string
}

type Handles = Pick<UploadCall, 'onProgress' | 'signal'>

interface AttachmentCalls {
  upload(call: UploadCall): Promise<unknown>
  request(call: Call): Promise<unknown>
  at(path: string): string
}

/** Makes the calls about files of an app, which everyone may read. All reject with an `ApiError`. */
export const createAttachmentApi = ({ upload, request, at }: AttachmentCalls) => {
  const store = async (
    file: File,
    query: Record<string, string>,
    handles: Handles
  ): Promise<StoredFile> => {
    const form = new FormData()
    form.append('source', file)
    const path = at(`/attachments?${new URLSearchParams({ access: 'public', ...query })}`)
    const answer = await upload({ path, form, ...handles })
    return (answer as { attachment: StoredFile }).attachment
  }

  return {
    /** Stores a file for a conversation. */
    uploadFile: (conversationId: string, file: File, handles: Handles): Promise<StoredFile> =>
      store(file, { for: 'message', conversationId }, handles),

    /** Stores a picture. @returns Its address. */
    uploadPicture: async (picture: File, handles: Handles): Promise<string> =>
      (await store(picture, {}, handles)).mediaUrl,

    /** Removes a stored picture, also while the page is being left. Refused while it is in use. */
    async removePicture(mediaUrl: string): Promise<void> {
      await request({
        method: 'POST',
        path: at('/attachments/remove'),
        body: { mediaUrl },
        keepalive: true
      })
    }
  }
}
