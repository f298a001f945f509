import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadServer } from './util/bundle-server.mjs'

/** What an fsync takes on a usual disk; it blocks, as an fsync would. */
const COMMIT_DELAY_MS = 4
const WRITERS = 64
const SENDS_MIN_PER_SECOND = 2_000
const OTHERS_P99_MAX_MS = 50
const TIMEOUT_MS = 60_000

const LOAD = fileURLToPath(new URL('util/send-load.mjs', import.meta.url))

/** @typedef {import('./util/send-load.mjs').Report} Report */

/** Makes an app with a web integration over REST, as a business would. */
async function addIntegration(
  /** @type {string} */ url,
  /** @type {{ id: string, secret: string }} */ key
) {
  const authorization = `Basic ${Buffer.from(`${key.id}:${key.secret}`).toString('base64')}`
  const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body)
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const { app } = await post('/v2/apps', { displayName: 'Bench' })
  const { integration } = await post(`/v2/apps/${app.id}/integrations`, { type: 'web' })
  return { appId: app.id, integrationId: integration.id }
}

/** How many sends are acknowledged when each commit is slow, and what that does to other requests. */
export async function durableSends() {
  const { readSettings, startServer } = await loadServer()
  const folder = await mkdtemp(join(tmpdir(), 'pipit-bench-'))
  const accountKey = { id: 'act_bench', secret: 'a secret of thirty-two bytes or more' }
  const env = {
    PORT: '0',
    PIPIT_DATA_DIR: folder,
    PIPIT_DEMO: '0',
    PIPIT_LOG_LEVEL: 'warn',
    PIPIT_RATE_LIMITS: 'off',
    PIPIT_ACCOUNT_KEY_ID: accountKey.id,
    PIPIT_ACCOUNT_KEY_SECRET: accountKey.secret
  }
  const server = await startServer(readSettings(env, folder), { commitDelayMs: COMMIT_DELAY_MS })
  try {
    const target = {
      url: server.url,
      writers: WRITERS,
      ...(await addIntegration(server.url, accountKey))
    }
    const before = process.cpuUsage()
    const load = fork(LOAD, [JSON.stringify(target)], { timeout: TIMEOUT_MS })
    const [report] = /** @type {[Report]} */ (await once(load, 'message'))
    const { user, system } = process.cpuUsage(before)
    return { ...report, processorUsPerSend: Math.round((user + system) / report.allSends) }
  } finally {
    await server.close()
    await rm(folder, { recursive: true })
  }
}

const report = await durableSends()
const isGood =
  report.sendsPerSecond >= SENDS_MIN_PER_SECOND && report.othersP99Ms < OTHERS_P99_MAX_MS

console.log(`Durable sends, ${WRITERS} writers, ${COMMIT_DELAY_MS} ms added to each commit`)
console.log(`  acknowledged    ${report.sendsPerSecond}/s   (at least ${SENDS_MIN_PER_SECOND})`)
console.log(`  a send          p50 ${report.sendsP50Ms} ms, p99 ${report.sendsP99Ms} ms`)
console.log(
  `  other requests  p50 ${report.othersP50Ms} ms, p99 ${report.othersP99Ms} ms   (p99 below ${OTHERS_P99_MAX_MS})`
)
console.log(`  processor time  ${report.processorUsPerSend} µs of the server for each send`)
process.exitCode = isGood ? 0 : 1
