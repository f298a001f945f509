import { once } from 'node:events'
import { type IncomingMessage, request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { systemErrorCode } from '../setup'
import type { S3Settings } from './s3-settings'

const ATTEMPTS = 3
const FIRST_PAUSE_MS = 100
/** Time for which the store may neither read nor answer. */
const SILENCE_MAX_MS = 15_000
/** Longest pause of a download, for slow receivers; longer than the store's. */
const DOWNLOAD_SILENCE_MAX_MS = 120_000
/** A connection that was kept open for the next request may have ended meanwhile. */
const CUT = /^(ECONNRESET|EPIPE)$/
const BUSY = /^5/
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** An answer other than success. It contains no credentials. */
export class S3Error extends Error {
  override readonly name = 'S3Error'

  constructor(
    readonly status: number,
    /** The store's own code: `NoSuchBucket`, `AccessDenied` … */
    readonly code: string
  ) {
    super(`the store answered ${status} ${code}`)
  }
}

/** A body whose size and hash are known before it is sent. */
export interface S3Body {
  bytes: number
  /** In hex. */
  sha256: string
  /** Opens it; again for each attempt. */
  open(): Promise<Readable>
}

export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE'
  /** Name of an object, without the prefix. @default the bucket itself */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: S3Body
}

/** Sends a request to a bucket. The answer has to be read or destroyed. */
export type S3Client = (request: S3Request) => Promise<IncomingMessage>

const sign = async (
  { url: bucketUrl, prefix, bucket: _, ...credentials }: S3Settings,
  { method, key, query = {}, headers = {}, body }: S3Request
) => {
  const url = new URL(key === undefined ? bucketUrl : `${bucketUrl}/${prefix}${key}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const signed = await new AwsV4Signer({
    ...credentials,
    service: 's3',
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? EMPTY_SHA256 }
  }).sign()
  return { url: signed.url, headers: Object.fromEntries(signed.headers) }
}

const ask = async (settings: S3Settings, asked: S3Request): Promise<IncomingMessage> => {
  const { method, body } = asked
  const { url, headers } = await sign(settings, asked)
  const send = url.protocol === 'https:' ? askHttps : askHttp
  const length = body && { 'content-length': String(body.bytes) }
  const source = await body?.open()
  const request = send(url, { method, headers: { ...headers, ...length } })
  request.setTimeout(SILENCE_MAX_MS, () => request.destroy(new Error('the store does not answer')))
  // Errors after the answer are ignored: the status says more.
  request.on('error', () => {})
  request.once('close', () => source?.destroy())
  // Node types the arguments of events as `any[]`.
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  if (source) source.once('error', error => request.destroy(error)).pipe(request)
  else request.end()
  const [answer] = await answered
  return answer.setTimeout(DOWNLOAD_SILENCE_MAX_MS)
}

const askOnce = async (settings: S3Settings, asked: S3Request): Promise<IncomingMessage> => {
  const answer = await ask(settings, asked)
  const { statusCode: status = 0 } = answer
  if (status < 300) return answer
  const [, code = 'without a reason'] = /<Code>(\w+)<\/Code>/.exec(await text(answer)) ?? []
  throw new S3Error(status, code)
}

const mayPass = (error: unknown): boolean =>
  error instanceof S3Error
    ? BUSY.test(String(error.status))
    : CUT.test(systemErrorCode(error) ?? '')

/**
 * Makes the client of a bucket. Requests are repeated when the store is busy or closes the connection.
 *
 * @returns A function that throws `S3Error` for a refusal, and the network's own errors.
 */
export const s3Client =
  (settings: S3Settings): S3Client =>
  async asked => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await askOnce(settings, asked)
      } catch (error) {
        if (attempt === ATTEMPTS || !mayPass(error)) throw error
        await wait(FIRST_PAUSE_MS * attempt)
      }
    }
  }
