import { ChatError, networkFailed, type ErrorAnswer } from '../../protocol'

/** An upload that gets nowhere for so long is lost. */
const STALLED_MS = 30_000

export interface FormCall {
  url: string
  token: string
  form: FormData
  /** Told how much has been sent, 0 to 1. */
  onProgress(share: number): void
  /** Aborting it breaks the upload off. */
  signal: AbortSignal
}

const readAnswer = <Answer>({ status, responseText }: XMLHttpRequest, url: string): Answer => {
  let json
  try {
    json = JSON.parse(responseText) as unknown
  } catch (error) {
    // Only a proxy can have said this.
    throw networkFailed(url, error)
  }
  if (status < 300) return json as Answer
  const { code = 'server', message } = (json as Partial<ErrorAnswer>).error ?? {}
  throw new ChatError(code, message ?? '')
}

/**
 * Sends a form and tells how far it has got, which `fetch` cannot.
 *
 * @param request New, and not opened.
 * @throws {ChatError} `network`, also when it was broken off, or the code of the server's answer.
 */
export const sendForm = <Answer>(
  request: XMLHttpRequest,
  { url, token, form, onProgress, signal }: FormCall
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(networkFailed(url))
    const abort = () => request.abort()
    let stalled: ReturnType<typeof setTimeout>
    const goOn = () => {
      clearTimeout(stalled)
      stalled = setTimeout(abort, STALLED_MS)
    }
    signal.addEventListener('abort', abort)
    request.upload.onprogress = ({ loaded, total }) => {
      goOn()
      onProgress(loaded / total)
    }
    // Whatever has ended it: an answer, a lost connection, or nothing for too long.
    request.onloadend = () => {
      clearTimeout(stalled)
      signal.removeEventListener('abort', abort)
      try {
        resolve(readAnswer<Answer>(request, url))
      } catch (error) {
        reject(error)
      }
    }
    request.open('POST', url)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.send(form)
    goOn()
  })
