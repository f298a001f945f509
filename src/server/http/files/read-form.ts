import type { FastifyRequest } from 'fastify'
import { uploadInvalid } from '../../../protocol'

/** Name of the field that brings the file. */
const FILE_FIELD = 'source'

/** A form that brings a file, read as far as where the file begins. */
export interface UploadForm {
  fields: Record<string, string>
  /** As it was sent. */
  name: string
  /** Breaks off with `upload-invalid` when the rest of the form does not arrive. */
  source: AsyncIterable<Buffer>
}

const invalid = (cause: unknown) => uploadInvalid(`${(cause as Error).message}.`, cause)

async function* readSource(file: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  try {
    yield* file
  } catch (cause) {
    throw invalid(cause)
  }
}

/** Browsers write quotes so. */
const readName = (sent = ''): string => sent.replaceAll('%22', '"')

const nextPart = async (parts: ReturnType<FastifyRequest['parts']>) => {
  try {
    const { value, done } = await parts.next()
    return done ? undefined : value
  } catch (cause) {
    throw invalid(cause)
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
  for (let part; (part = await nextPart(parts));) {
    const { type, fieldname } = part
    if (type === 'file') {
      if (fieldname === FILE_FIELD) {
        return { fields, name: readName(part.filename), source: readSource(part.file) }
      }
      throw uploadInvalid(`expected the file as ${FILE_FIELD}, got ${JSON.stringify(fieldname)}.`)
    }
    if (part.valueTruncated) throw uploadInvalid(`the field ${fieldname} is too long.`)
    fields[fieldname] = String(part.value)
  }
  throw uploadInvalid(`expected a file as ${FILE_FIELD}, got none.`)
}
