import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { uploadInvalid } from '../../../protocol'

/** Name of the field with the file. */
const FILE_FIELD = 'source'
const CHECK_EVERY_MS = 500
/** Checks without progress after which the parser is stuck; a single one is normal. */
const STUCK_CHECKS = 3

/** A form with a file, parsed up to the start of the file. */
export interface UploadForm {
  fields: Record<string, string>
  /** Name of the file as it was sent. */
  name: string
  /** Throws `upload-invalid` when the rest of the form does not arrive, or has another file. */
  source: AsyncIterable<Buffer>
}

const invalid = (cause: unknown) =>
  uploadInvalid(`${cause instanceof Error ? cause.message : cause}.`, cause)

/** Decodes the quotes that browsers escape in file names. */
const parseName = (sent = ''): string => sent.replaceAll('%22', '"')

type Parts = ReturnType<FastifyRequest['parts']>

/**
 * Waits for the next part of a form. The parser gets stuck at large parts that it cannot parse: it reads
 * no more bytes, or has read all, and returns no part.
 */
const nextPart = async (parts: Parts, raw: IncomingMessage) => {
  let checksStuck = 0
  let timer: NodeJS.Timeout | undefined
  const stuck = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      checksStuck = raw.readableEnded || raw.isPaused() ? checksStuck + 1 : 0
      if (checksStuck === STUCK_CHECKS) reject(new Error('a part of the form cannot be parsed'))
    }, CHECK_EVERY_MS)
  })
  try {
    const { value, done } = await Promise.race([parts.next(), stuck])
    return done ? undefined : value
  } catch (cause) {
    throw invalid(cause)
  } finally {
    clearInterval(timer)
  }
}

/** Yields the file, then reads to the end of the form, which is not complete before. */
async function* readSource(
  file: AsyncIterable<Buffer>,
  parts: Parts,
  raw: IncomingMessage
): AsyncIterable<Buffer> {
  try {
    yield* file
  } catch (cause) {
    throw invalid(cause)
  }
  for (let part; (part = await nextPart(parts, raw));) {
    if (part.type === 'file') throw uploadInvalid('expected one file, got another.')
  }
}

/**
 * Parses a form up to its file.
 *
 * @throws {ChatError} `upload-invalid` when it is not a form with a file.
 */
export const readForm = async (request: FastifyRequest): Promise<UploadForm> => {
  if (!request.isMultipart()) {
    const got = JSON.stringify(request.headers['content-type'] ?? 'none')
    throw uploadInvalid(`expected the content type multipart/form-data, got ${got}.`)
  }
  const fields: Record<string, string> = {}
  const parts = request.parts()
  for (let part; (part = await nextPart(parts, request.raw));) {
    const { type, fieldname } = part
    if (type === 'file') {
      if (fieldname === FILE_FIELD) {
        return {
          fields,
          name: parseName(part.filename),
          source: readSource(part.file, parts, request.raw)
        }
      }
      throw uploadInvalid(`expected the file as ${FILE_FIELD}, got ${JSON.stringify(fieldname)}.`)
    }
    if (part.valueTruncated) throw uploadInvalid(`the field ${fieldname} is too long.`)
    fields[fieldname] = String(part.value)
  }
  throw uploadInvalid(`expected a file as ${FILE_FIELD}, got none.`)
}
