import { ApiError, type CallSession, errorOf } from './request'

/** One upload to the server. */
export interface UploadCall {
  path: string
  form: FormData
  /** @param share From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

const readAnswer = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Makes the function for uploads, which `fetch` cannot follow.
 *
 * @returns Resolves with the answer's body once the server has stored the file.
 * @throws {ApiError} From the returned function; status 0 also when the signal ends it.
 */
export const createUpload =
  (open: () => XMLHttpRequest, session: CallSession) =>
  ({ path, form, onProgress, signal }: UploadCall): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const request = open()
      const csrfToken = session.csrfToken()
      const abort = () => request.abort()
      request.open('POST', path)
      request.setRequestHeader('accept', 'application/json')
      if (csrfToken) request.setRequestHeader('x-csrf-token', csrfToken)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
      request.onload = () => {
        const { status } = request
        const body = readAnswer(request.responseText)
        if (status >= 200 && status < 300) return resolve(body)
        if (status === 401 && csrfToken) session.expired()
        reject(errorOf(status, body, request.getResponseHeader('retry-after')))
      }
      request.onerror = () => reject(new ApiError(0, 'The server cannot be reached.'))
      request.onabort = () => reject(new ApiError(0, 'The upload was cancelled.'))
      request.onloadend = () => signal.removeEventListener('abort', abort)
      signal.addEventListener('abort', abort)
      request.send(form)
    })
