import type { UploadCall } from './upload'

/** Makes the calls about pictures of an app. All reject with an `ApiError`. */
export const createPictureApi = (
  upload: (call: UploadCall) => Promise<unknown>,
  at: (path: string) => string
) => ({
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
  }
})
