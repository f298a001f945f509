import type { App } from './app'

/** How long a caller may take nothing of an answer that lies ready. */
const READING_MAX_MS = 30_000

/**
 * Gives up on callers who do not read their answers, which would stay in memory: whoever takes nothing
 * for half a minute is cut off. Slow ones are not, nor those for whom there is no answer yet.
 */
export const limitReading = (app: App): void => {
  app.addHook('onRequest', async (_request, { raw }) => {
    // Node counts anew whenever a byte moves.
    raw.setTimeout(READING_MAX_MS, () => {
      if (raw.writableLength) raw.destroy()
    })
  })
}
