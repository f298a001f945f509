import { lookup as lookUpName } from 'node:dns/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { withDeadline } from './deadline'
import { OutboundError } from './outbound-error'
import { checkAddress, hostOf, readTarget, type TargetOptions } from './targets'

const TIMEOUT_MS = 20_000
const BODY_MAX_BYTES = 65_536

export interface OutboundOptions extends TargetOptions {
  /** Finds the IP addresses of a name. @default as the system does */
  resolve?: (hostname: string) => Promise<string[]>
}

export interface OutboundRequest {
  /** @default 'GET' */
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** For all of it, in ms. @default 20_000 */
  timeoutMs?: number
  /** Bytes of the answer's body that are read. @default 65_536 */
  maxBytes?: number
  /** What becomes of an answer that has more bytes. @default 'refuse' */
  overflow?: 'refuse' | 'cut'
  /** Ends it early, with the signal's reason. */
  signal?: AbortSignal
}

export interface OutboundAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The only way to addresses that somebody else chose. */
export interface Outbound {
  /**
   * Refuses what `request` would never ask, at the time when it is chosen. A name is looked up only
   * when it is asked.
   *
   * @throws {OutboundError} `refused-target`.
   */
  checkTarget(target: string): void
  /**
   * Asks once, follows no redirect, and connects to no other address than those that were checked.
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

/** Gives a socket the addresses that were checked, in the place of a lookup that might say others. */
const givenAddresses =
  (addresses: string[]): LookupFunction =>
  (_hostname, { all }, answer) => {
    const found = addresses.map(address => ({ address, family: isIP(address) }))
    if (all) answer(null, found)
    else answer(null, found[0]!.address, found[0]!.family)
  }

const unreachable = (cause: unknown) => {
  const { code = 'unknown' } = cause as { code?: string }
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
    const lookup = givenAddresses(addresses)
    request(url, { method, headers, lookup, signal, agent: false })
      .on('error', reject)
      .on('response', resolve)
      .end(body)
  })

/** Makes the way to addresses that somebody else chose. */
export const createOutbound = ({
  resolve = resolveBySystem,
  ...options
}: OutboundOptions): Outbound => {
  const addressesOf = async (url: URL): Promise<string[]> => {
    const host = hostOf(url)
    if (isIP(host)) return [host]
    const addresses = await resolve(host)
    // One that is private among others is an attempt, not an accident.
    for (const address of addresses) checkAddress(address, options)
    if (addresses.length) return addresses
    throw new OutboundError('unreachable', 'The name has no address.')
  }

  return {
    checkTarget: target => void readTarget(target, options),
    request(target, request = {}) {
      const { timeoutMs = TIMEOUT_MS, maxBytes = BODY_MAX_BYTES, overflow = 'refuse' } = request
      return withDeadline(timeoutMs, request.signal, async signal => {
        const url = readTarget(target, options)
        try {
          const answer = await ask(url, await addressesOf(url), request, signal)
          const body = await readBody(answer, maxBytes, overflow)
          return { status: answer.statusCode!, headers: answer.headers, body }
        } catch (error) {
          throw error instanceof OutboundError ? error : unreachable(error)
        }
      })
    }
  }
}
