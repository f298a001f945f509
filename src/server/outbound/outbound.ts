import { lookup as lookUpName } from 'node:dns/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { withDeadline } from './deadline'
import { OutboundError } from './outbound-error'
import { checkAddress, hostOf, parseTarget, type TargetOptions } from './targets'

const TIMEOUT_MS = 20_000
const BODY_MAX_BYTES = 65_536

export interface OutboundOptions extends TargetOptions {
  /** Resolves a host name to IP addresses. @default the system's resolver */
  resolve?: (hostname: string) => Promise<string[]>
}

export interface OutboundRequest {
  /** @default 'GET' */
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Time limit of request and answer, in ms. @default 20_000 */
  timeoutMs?: number
  /** Bytes of the answer's body that are read. @default 65_536 */
  maxBytes?: number
  /** Handling of a larger answer: fails, or is truncated. @default 'refuse' */
  overflow?: 'refuse' | 'cut'
  /** Aborts the request, which rejects with the signal's reason. */
  signal?: AbortSignal
}

export interface OutboundAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends requests to addresses that users chose. No other code may do so. */
export interface Outbound {
  /**
   * Checks an address when it is stored. Host names are resolved only by `request`.
   *
   * @throws {OutboundError} `refused-target`.
   */
  checkTarget(target: string): void
  /**
   * Sends one request, follows no redirect, and connects only to addresses that were checked.
   *
   * @throws {OutboundError} `refused-target` before anything is sent; `timeout`, `unreachable`,
   *   `too-large`.
   */
  request(target: string, request?: OutboundRequest): Promise<OutboundAnswer>
}

const resolveBySystem = async (hostname: string): Promise<string[]> => {
  const found = await lookUpName(hostname, { all: true })
  return found.map(({ address }) => address)
}

/** Makes a lookup that returns the checked addresses: a second one could resolve to others. */
const fixedLookup =
  (addresses: string[]): LookupFunction =>
  (_hostname, { all }, answer) => {
    const found = addresses.map(address => ({ address, family: isIP(address) }))
    const [first = { address: '', family: 0 }] = found
    if (all) answer(null, found)
    else answer(null, first.address, first.family)
  }

const unreachable = (cause: unknown) => {
  const hasCode = cause instanceof Error && 'code' in cause
  const code = hasCode ? String(cause.code) : 'unknown'
  return new OutboundError('unreachable', `The address cannot be reached: ${code}.`, { cause })
}

const readBody = async (
  answer: IncomingMessage,
  maxBytes: number,
  overflow: 'refuse' | 'cut'
): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > maxBytes && overflow === 'cut') break
    if (bytes > maxBytes) {
      throw new OutboundError('too-large', `The answer has more than ${maxBytes} bytes.`)
    }
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

const ask = (
  url: URL,
  addresses: string[],
  { method = 'GET', headers, body }: OutboundRequest,
  signal: AbortSignal
) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === 'https:' ? askHttps : askHttp
    const lookup = fixedLookup(addresses)
    request(url, { method, headers, lookup, signal, agent: false })
      .on('error', reject)
      .on('response', resolve)
      .end(body)
  })

/** Makes the sender of requests to addresses that users chose. */
export const createOutbound = ({
  resolve = resolveBySystem,
  ...options
}: OutboundOptions): Outbound => {
  const addressesOf = async (url: URL): Promise<string[]> => {
    const host = hostOf(url)
    if (isIP(host)) return [host]
    const addresses = await resolve(host)
    // A private address among public ones is an attack, so all of them are refused.
    for (const address of addresses) checkAddress(address, options)
    if (addresses.length) return addresses
    throw new OutboundError('unreachable', 'The name has no address.')
  }

  return {
    checkTarget: target => void parseTarget(target, options),
    request(target, request = {}) {
      const { timeoutMs = TIMEOUT_MS, maxBytes = BODY_MAX_BYTES, overflow = 'refuse' } = request
      return withDeadline(timeoutMs, request.signal, async signal => {
        const url = parseTarget(target, options)
        try {
          const answer = await ask(url, await addressesOf(url), request, signal)
          const body = await readBody(answer, maxBytes, overflow)
          // Node declares it optional, as requests have none; answers always have one.
          return { status: answer.statusCode ?? 0, headers: answer.headers, body }
        } catch (error) {
          throw error instanceof OutboundError ? error : unreachable(error)
        }
      })
    }
  }
}
