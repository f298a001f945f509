import { ChatError, type ErrorAnswer, type ErrorCode, type Link, type LinkEvent } from '../protocol'
import { localPair, type Transport } from '../transports'
import { answerCall } from './answers'
import { endLink, setLink } from './linking'
import { createRecords, type Records } from './records'
import type { Fault, ServerState } from './state'

/** The client API for one visitor, in memory. */
export interface MemoryServer extends Records {
  transport: Transport
  /** Faults of calls, which may be changed while it runs. */
  faults: Fault[]
  /** Answers what goes to the client API, and passes on all else. */
  fetch: typeof fetch
  /** Goes on with the linking of a channel. */
  setLink(id: string, fields: Partial<Link<string>>): void
  endLink(id: string, reason: NonNullable<LinkEvent['reason']>): void
}

const errorAnswer = (code: ErrorCode, message: string) =>
  Response.json({ error: { code, message } } satisfies ErrorAnswer, { status: 400 })

/** Makes a server in memory, for pages of one origin. */
export const createMemoryServer = (
  state: ServerState,
  { location, fetch }: Pick<typeof globalThis, 'location' | 'fetch'>
): MemoryServer => {
  const { transport, server: end } = localPair()
  const records = createRecords(state, location.origin, end)
  const faults = [...(state.faults ?? [])]
  end.offline = !!state.isOffline

  const failAs = (as: Fault['as']) => {
    if (as === 'silence') return new Promise<never>(() => {})
    if (as === 'offline') throw new TypeError('Failed to fetch')
    return errorAnswer(as, `The server in memory answers ${as}.`)
  }

  const answer = (url: URL, method: string, body: unknown) => {
    const path = url.pathname.replace(/^\/sdk\/v1(\/apps\/app)?/, '')
    const fault = faults.find(({ on }) => on.test(`${method} ${path}`))
    if (fault) return failAs(fault.as)
    if (path.endsWith('/config')) return Response.json(records.config)
    try {
      return Response.json(answerCall(records, { method, path, query: url.searchParams, body }))
    } catch (error) {
      if (!(error instanceof ChatError)) throw error
      return errorAnswer(error.code, error.message)
    }
  }

  return {
    ...records,
    transport,
    faults,
    fetch: async (input, options = {}) => {
      const url = new URL(String(input), location.href)
      if (!url.pathname.startsWith('/sdk/v1/')) return fetch(input, options)
      const { method = 'GET', body } = options
      return answer(url, method, typeof body === 'string' ? JSON.parse(body) : body)
    },
    setLink: (id, fields) => setLink(records, id, fields),
    endLink: (id, reason) => endLink(records, id, reason)
  }
}
