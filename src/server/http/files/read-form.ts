import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { uploadInvalid } from '../../../protocol'

/** Name of the field that brings the file. */
const FILE_FIELD = 'source'
const LOOK_EVERY_MS = 500
/** Once may be between two moments of a form that is fine. */
const STUCK_LOOKS = 3

/** A form that brings a file, read as far as where the file begins. */
export interface UploadForm {
  fields: Record<string, string>
  /** As it was sent. */
  name: string
  /** Breaks off with `upload-invalid` when the rest of the form does not arrive, or brings another file. */
  source: AsyncIterable<Buffer>
}

const invalid = (cause: unknown) => uploadInvalid(`${(cause as Error).message}.`, cause)

/** Browsers write quotes so. */
const readName = (sent = ''): string => sent.replaceAll('%22', '"')

type Parts = ReturnType<FastifyRequest['parts']>

/**
 * Waits for the next part of a form. The parser sticks at large parts that it does not understand: then
 * bytes wait that nobody reads, or all have been read, and no part comes.
 */
const nextPart = async (parts: Parts, raw: IncomingMessage) => {
  let looksStuck = 0
  let timer: NodeJS.Timeout | undefined
  const stuck = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      looksStuck = raw.readableEnded || raw.isPaused() ? looksStuck + 1 : 0
      if (looksStuck === STUCK_LOOKS) reject(new Error('a part of it makes no sense'))
    }, LOOK_EVERY_MS)
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

/** Passes the file on, and reads to the end of the form, which is not whole before. */
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
 * Reads a form up to its file.
 *
 * @throws {ChatError} `upload-invalid` when it is no form, or none that brings a file.
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
          name: readName(part.filename),
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
