import { loadSource } from './load-source.mjs'

/**
 * Loads the server from its sources, so that a bench may put other parts in the place of real ones.
 *
 * @returns {Promise<typeof import('../../src/server')>}
 */
export const loadServer = () => loadSource('src/server/index.ts')
