/** Longest wait for an answer, in ms. */
const ANSWER_TIMEOUT_MS = 15_000
const FORBIDDEN = 403
const NOT_FOUND = 404

/** Error of a call that was refused, or got no response. Its message is a sentence for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    /** Status of the response; 0 without one. */
    readonly status: number,
    message: string,
    /** Seconds that the server asks to wait before a retry. */
    readonly retryAfterSeconds?: number,
    /** A sentence of the server for each thing that it refuses; none where it said nothing. */
    readonly titles: string[] = [],
    /** Id of the conversation that goes on for one that is gone; undefined: none does. */
    readonly mergedInto?: string
  ) {
    super(message)
  }

  /** Whether the server may have executed the call nevertheless. */
  get isUnsure(): boolean {
    // The server sends 503 before it stores anything; proxies between it and us send 502 and 504.
    return this.status === 0 || (this.status >= 500 && this.status !== 503)
  }
}

/** Tells whether the server answered that what a call names is not there. */
export const isGone = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === NOT_FOUND

/** Takes it as done where what was to be deleted is not there any more, nor in a conversation that goes on for it. */
export const ignoreGone = (error: unknown): void => {
  if (!isGone(error) || error.mergedInto !== undefined) throw error
}

/** One call to the server. */
export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query?: Record<string, string | undefined>
  /** Beside those that each call has. */
  headers?: Record<string, string>
  body?: unknown
  /** Goes on when the page is left. */
  keepalive?: boolean
  signal?: AbortSignal
}

/** Session of a call. */
export interface CallSession {
  /** Undefined while signed out. */
  csrfToken(): string | undefined
  /** Called when a response says that the session has ended. */
  expired(): void
  /** Called when the server does not allow a call, or finds nothing: what the user may do may have changed. */
  refused(error: ApiError): void
}

const pathWithQuery = ({ path, query = {} }: Call) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1])
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

/** Reads the error of an answer that refuses. */
export const errorOf = (status: number, body: unknown, retryAfter: string | null): ApiError => {
  const { errors, error } = (body ?? {}) as {
    errors?: { title?: string; mergedInto?: string }[]
    error?: { message?: string }
  }
  const wait = Number(retryAfter)
  const sentences = errors?.map(({ title }) => title) ?? [error?.message]
  const titles = sentences.flatMap(sentence => sentence ?? [])
  return new ApiError(
    status,
    titles[0] ?? `The server answered ${status}.`,
    wait > 0 ? wait : undefined,
    titles,
    errors?.[0]?.mergedInto
  )
}

/**
 * Makes the function that all calls go through.
 *
 * @returns Resolves with the response once its head has come, if the server agreed.
 * @throws {ApiError} From the returned function, for everything else.
 */
export const createRequest = (fetch: typeof globalThis.fetch, session: CallSession) =>
  async function request(call: Call): Promise<Response> {
    const headers: Record<string, string> = { accept: 'application/json', ...call.headers }
    const csrfToken = session.csrfToken()
    if (csrfToken) headers['x-csrf-token'] = csrfToken
    if (call.body !== undefined) headers['content-type'] = 'application/json'

    let response: Response
    try {
      response = await fetch(pathWithQuery(call), {
        method: call.method ?? 'GET',
        credentials: 'same-origin',
        cache: 'no-store',
        headers,
        body: call.body === undefined ? null : JSON.stringify(call.body),
        keepalive: call.keepalive ?? false,
        signal: call.signal ?? AbortSignal.timeout(ANSWER_TIMEOUT_MS)
      })
    } catch {
      throw new ApiError(0, 'The server cannot be reached.')
    }
    if (response.ok) return response
    if (response.status === 401 && csrfToken) session.expired()
    const answer: unknown = await response.json().catch(() => undefined)
    const error = errorOf(response.status, answer, response.headers.get('retry-after'))
    const isRefused = error.status === FORBIDDEN || error.status === NOT_FOUND
    if (isRefused && csrfToken) session.refused(error)
    throw error
  }
