import type { RegionsAnswer } from '../../../protocol'
import type { App, Services } from '../shared'

const MAX_AGE_SECONDS = 300
/** Region that pages may name on a server that stands alone: the one that sites of the original name. */
const DEFAULT_REGION = 'eu-1'

/** The servers of this installation, for pages that name one by its region. */
export const bindRegions = (app: App, { settings }: Services): void => {
  app.get('/regions', async (_request, reply): Promise<RegionsAnswer> => {
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
    const { publicUrl, regions } = settings
    const isAlone = !Object.keys(regions).length
    return { regions: isAlone ? { [DEFAULT_REGION]: publicUrl } : regions }
  })
}
