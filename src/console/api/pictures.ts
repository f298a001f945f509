import type { Call } from './request'
import type { UploadCall } from './upload'

interface PictureCalls {
  upload(call: UploadCall): Promise<unknown>
  request(call: Call): Promise<unknown>
  at(path: string): string
}

/** Makes the calls about pictures of an app. All reject with an `ApiError`. */
export const createPictureApi = ({ upload, request, at }: PictureCalls) => ({
  /** Stores a picture, which everyone may read. @returns Its address. */
  async uploadPicture(
    picture: File,
    { onProgress, signal }: Pick<UploadCall, 'onProgress' | 'signal'>
  ): Promise<string> {
    const form = new FormData()
    form.append('source', picture)
    const answer = await upload({
      path: at('/attachments?access=public'),
      form,
      onProgress,
      signal
    })
    return (answer as { attachment: { mediaUrl: string } }).attachment.mediaUrl
  },

  /** Removes a stored picture, also while the page is being left. Refused while it is in use. */
  async removePicture(mediaUrl: string): Promise<void> {
    await request({
      method: 'POST',
      path: at('/attachments/remove'),
      body: { mediaUrl },
      keepalive: true
    })
  }
})
