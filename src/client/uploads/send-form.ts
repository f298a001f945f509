import { ChatError, networkFailed, type ErrorAnswer } from '../../protocol'

/** Time without progress after which an upload is aborted. */
const STALLED_MS = 30_000

export interface FormCall {
  url: string
  token: string
  form: FormData
  /** Called with the share that has been sent, 0 to 1. */
  onProgress(share: number): void
  /** Aborts the upload. */
  signal: AbortSignal
}

const parseAnswer = <Answer>({ status, responseText }: XMLHttpRequest, url: string): Answer => {
  let answer: Answer & Partial<ErrorAnswer>
  try {
    answer = JSON.parse(responseText) as Answer & Partial<ErrorAnswer>
  } catch (error) {
    // Only a proxy answers with anything but JSON.
    throw networkFailed(url, error)
  }
  if (status < 300) return answer
  const { code = 'server', message } = answer.error ?? {}
  throw new ChatError(code, message ?? '')
}

/**
 * Sends a form and reports its progress, which `fetch` cannot.
 *
 * @param request New, and not opened.
 * @throws {ChatError} `network`, also when it was aborted, or the code of the server's answer.
 */
export const sendForm = <Answer>(
  request: XMLHttpRequest,
  { url, token, form, onProgress, signal }: FormCall
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(networkFailed(url))
    const abort = () => request.abort()
    let stalled: ReturnType<typeof setTimeout>
    const restartTimer = () => {
      clearTimeout(stalled)
      stalled = setTimeout(abort, STALLED_MS)
    }
    signal.addEventListener('abort', abort)
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer()
      onProgress(loaded / total)
    }
    // Ended by an answer, a lost connection, or a time without progress.
    request.onloadend = () => {
      clearTimeout(stalled)
      signal.removeEventListener('abort', abort)
      try {
        resolve(parseAnswer<Answer>(request, url))
      } catch (error) {
        reject(error)
      }
    }
    request.open('POST', url)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.send(form)
    restartTimer()
  })
