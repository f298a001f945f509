import type { IncomingMessage } from 'node:http'
import type { App } from '../shared'

/** Time limit for the arrival of a request; for uploads, of the next {@link FORM_MIN_BYTES}. */
const REQUEST_TIMEOUT_MS = 30_000
/** Bytes of a form that have to arrive in that time: any phone sends more. */
const FORM_MIN_BYTES = 8_000

const isForm = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false

/** Closes connections whose request arrives too slowly. The time of the answer does not count. */
export const addRequestTimeout = (app: App): void => {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.method === 'GET') return
    let bytes = 0
    const timer = setInterval(() => {
      const { bytesRead } = raw.socket
      if (raw.complete) clearInterval(timer)
      else if (!isForm(raw) || bytesRead < bytes + FORM_MIN_BYTES) raw.destroy()
      bytes = bytesRead
    }, REQUEST_TIMEOUT_MS)
    raw.once('close', () => clearInterval(timer))
  })
}
