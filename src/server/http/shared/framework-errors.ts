import type { FastifyError, FastifyRequest } from 'fastify'
import { BODY_MAX_BYTES } from '../../../protocol'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data'

const count = (bytes: number): string => bytes.toLocaleString('en')

/** Returns the message of an error of Fastify, with the limit or content type that was expected. */
export const describeFrameworkError = (
  { code, message }: Pick<FastifyError, 'code' | 'message'>,
  { headers, server }: FastifyRequest
): string => {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const got = Number(headers['content-length'] ?? 0)
    const most = `A JSON body has at most ${count(BODY_MAX_BYTES)} bytes`
    return got > BODY_MAX_BYTES ? `${most}, got ${count(got)}.` : `${most}.`
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    const expected = server.hasContentTypeParser(FORM_TYPE) ? FORM_TYPE : JSON_TYPE
    return `Expected content-type ${expected}, got ${headers['content-type'] || 'none'}.`
  }
  return message
}
