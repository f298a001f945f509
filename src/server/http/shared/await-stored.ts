import type { App } from './app'
import type { Services } from './services'

/** Holds answers to reads back until what they show has reached the disk: after a power cut it is still there. */
export const awaitStored = (app: App, { domain: { storage } }: Pick<Services, 'domain'>): void => {
  app.addHook('onSend', async ({ method }, { statusCode }) => {
    if (method === 'GET' && statusCode < 400) await storage.settled()
  })
}
