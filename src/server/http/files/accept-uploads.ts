import type { IncomingMessage } from 'node:http'
import multipart from '@fastify/multipart'
import { METADATA_MAX_BYTES } from '../../../protocol'
import type { App } from '../app'

const FIELDS_MAX = 10

/** Browsers read an answer only when they have sent all; what is too much even for that is cut off. */
const drain = (request: IncomingMessage, maxBytes: number): void => {
  if (request.readableEnded) return
  let left = maxBytes
  request.unpipe()
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  request.resume()
}

/**
 * Lets routes of this instance read forms that bring a file. A file does not wait in memory: it is read
 * as it arrives.
 */
export const acceptUploads = (app: App, maxBytes: number): void => {
  app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields: FIELDS_MAX,
      fieldSize: METADATA_MAX_BYTES * 2,
      // Its bytes are counted while it is inspected.
      fileSize: Infinity,
      files: 1
    }
  })
  app.addHook('onSend', async ({ raw }) => drain(raw, maxBytes))
}
