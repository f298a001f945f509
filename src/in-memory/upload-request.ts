/** Progress of a form that leaves the page before the server answers. */
const PROGRESS = { loaded: 60, total: 100 }

/**
 * Makes the `XMLHttpRequest` of a page whose server is in memory: as much of it as uploads use.
 *
 * @param request Answers the upload.
 */
export const createUploadRequest = (request: typeof fetch) =>
  class UploadRequest {
    readonly upload: { onprogress?: (progress: typeof PROGRESS) => void } = {}
    onloadend?: () => void
    status = 0
    responseText = ''
    #method = ''
    #url = ''

    open(method: string, url: string) {
      this.#method = method
      this.#url = url
    }

    setRequestHeader() {}

    async send(body: FormData) {
      this.upload.onprogress?.(PROGRESS)
      try {
        const answer = await request(this.#url, { method: this.#method, body })
        this.responseText = await answer.text()
        this.status = answer.status
      } catch {
        // As a lost connection: it ends, and nothing has come.
      }
      this.onloadend?.()
    }

    abort() {
      this.onloadend?.()
    }
  }
