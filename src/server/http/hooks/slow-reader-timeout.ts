import type { App } from '../shared'

/** Time without progress after which a caller that does not read its answer is disconnected. */
const SLOW_READER_TIMEOUT_MS = 30_000

/**
 * Closes connections whose caller reads nothing of a ready answer for half a minute: the answer would
 * stay in memory. Slow readers and those who wait for an answer are not affected.
 */
export const addSlowReaderTimeout = (app: App): void => {
  app.addHook('onRequest', async (_request, { raw }) => {
    // Node restarts the timeout whenever bytes are sent or received.
    raw.setTimeout(SLOW_READER_TIMEOUT_MS, () => {
      if (raw.writableLength) raw.destroy()
    })
  })
}
