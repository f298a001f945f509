import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addIntegration } from './add-integration.mjs'
import { startHelper } from './helper.mjs'

/** @typedef {import('./helper.mjs').Helper} Helper */

/**
 * Starts a server and signed-in visitors, each in a process of its own, and ends them after `act`.
 *
 * @template Report
 * @param {{ count: number, settings: Record<string, string> }} options
 * @param {(parts: { server: Helper, crowd: Helper }) => Promise<Report>} act
 * @returns {Promise<Report>}
 */
export async function withVisitors({ count, settings }, act) {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-bench-'))
  const crowd = startHelper('crowd')
  const server = startHelper('serve')
  try {
    const url = /** @type {string} */ (await server.tell('start', { folder, settings }))
    await crowd.tell('signIn', { server: url, ...(await addIntegration(url)), count })
    return await act({ server, crowd })
  } finally {
    await crowd.end()
    await server.end()
    await rm(folder, { recursive: true })
  }
}
