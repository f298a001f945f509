import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addIntegration } from './add-integration.mjs'
import { startHelper } from './helper.mjs'

/** @typedef {import('./helper.mjs').Helper} Helper */

/**
 * @typedef {object} Parts
 * @property {Helper} server
 * @property {Helper} crowd
 * @property {string} url Address of the server.
 * @property {string} folder With its data.
 * @property {string} appId
 */

/**
 * Starts a server and signed-in visitors, each in a process of its own, and ends them after `act`.
 *
 * @template Report
 * @param {{ count: number, settings: Record<string, string> }} options
 * @param {(parts: Parts) => Promise<Report>} act
 * @returns {Promise<Report>}
 */
export async function withVisitors({ count, settings }, act) {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-bench-'))
  const crowd = startHelper('crowd')
  const server = startHelper('serve')
  try {
    const url = /** @type {string} */ (await server.tell('start', { folder, settings }))
    const { appId, integrationId } = await addIntegration(url)
    await crowd.tell('signIn', { server: url, appId, integrationId, count })
    return await act({ server, crowd, url, folder, appId })
  } finally {
    await crowd.end()
    await server.end()
    await rm(folder, { recursive: true })
  }
}
