import type { IncomingMessage } from 'node:http'
import type { App } from './app'

/** How long a request may take to arrive; and of a form with a file, how long the next byte of it may. */
const ARRIVAL_MAX_MS = 30_000

const isForm = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false

/** Gives up on callers who send their request too slowly; how long the answer takes does not matter. */
export const limitArrival = (app: App): void => {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.method === 'GET') return
    let bytes = 0
    const timer = setInterval(() => {
      const { bytesRead } = raw.socket
      if (raw.complete) clearInterval(timer)
      else if (!isForm(raw) || bytesRead <= bytes) raw.destroy()
      bytes = bytesRead
    }, ARRIVAL_MAX_MS)
    raw.once('close', () => clearInterval(timer))
  })
}
