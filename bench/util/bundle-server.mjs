import { loadSource } from './load-source.mjs'

/**
 * Loads the server from its sources, so that a bench may replace some of its parts.
 *
 * @returns {Promise<typeof import('../../src/server')>}
 */
export const loadServer = () => loadSource('src/server/index.ts')
