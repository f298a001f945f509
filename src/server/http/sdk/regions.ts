import type { RegionsAnswer } from '../../../protocol'
import type { App } from '../app'
import type { Services } from '../services'

const MAX_AGE_SECONDS = 300

/** The servers of this installation, for pages that name one by its region. */
export const bindRegions = (app: App, { settings: { regions } }: Services): void => {
  app.get('/regions', async (_request, reply): Promise<RegionsAnswer> => {
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
    return { regions }
  })
}
