import type { IncomingMessage } from 'node:http'
import multipart from '@fastify/multipart'
import { METADATA_MAX_BYTES } from '../../../protocol'
import type { App } from '../shared'

const FIELDS_MAX = 10

/** Reads the rest of a refused upload, since browsers read an answer only when they have sent all. */
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
 * Lets routes of this instance parse forms with a file. Files are streamed, not kept in memory.
 */
export const acceptUploads = (app: App, maxBytes: number): void => {
  app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields: FIELDS_MAX,
      fieldSize: METADATA_MAX_BYTES * 2,
      // `inspect` counts the bytes.
      fileSize: Infinity,
      files: 1
    }
  })
  app.addHook('onSend', async ({ raw }) => drain(raw, maxBytes))
}
