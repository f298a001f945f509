import { ChatError, networkFailed, toJson, type ErrorAnswer } from '../../protocol'

/** An answer later than this counts as lost; the call may be repeated. */
const ANSWER_TIMEOUT_MS = 15_000

export interface HttpCall {
  /** @default POST with a body, else GET */
  method?: 'DELETE' | 'PATCH' | 'PUT'
  body?: unknown
  /** Session token. Without one the call is simple in the sense of CORS and needs no preflight. */
  token?: string
}

/** Calls the client API. @throws {ChatError} `network`, or the code of the server's answer. */
export type Http = <Answer>(path: string, call?: HttpCall) => Promise<Answer>

/** Makes the calls of one messenger. `root` ends without a slash: `https://…/sdk/v1`. */
export const createHttp =
  (root: string, request: typeof fetch): Http =>
  async (path, { method, body, token } = {}) => {
    const url = root + path
    let failure: ChatError
    try {
      const answer = await request(url, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: token
          ? { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
          : {},
        body: body ? toJson(body) : null,
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS)
      })
      const json = await answer.json()
      if (answer.ok) return json
      const { error } = json as ErrorAnswer
      failure = new ChatError(error.code ?? 'server', error.message, error)
    } catch (error) {
      // Nothing came, or something that only a proxy can have said.
      failure = networkFailed(url, error)
    }
    throw failure
  }
