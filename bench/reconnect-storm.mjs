import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addIntegration } from './util/add-integration.mjs'
import { startHelper } from './util/helper.mjs'

const CROWD = 10_000
const READY_MAX_MS = 15_000

/** @typedef {import('./util/crowd.mjs').ReturnReport} ReturnReport */

/** Measures how a killed server recovers when all its visitors reconnect at the same moment. */
async function killAndReturn() {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-bench-'))
  const crowd = startHelper('crowd')
  let server = startHelper('serve')
  try {
    const url = /** @type {string} */ (await server.tell('start', { folder }))
    await crowd.tell('signIn', { server: url, ...(await addIntegration(url)), count: CROWD })
    await crowd.tell('listen', { count: CROWD })
    await server.kill()
    server = startHelper('serve')
    await server.tell('start', { folder, port: new URL(url).port })
    return /** @type {ReturnReport} */ (await crowd.tell('comeBack'))
  } finally {
    await crowd.end()
    await server.end()
    await rm(folder, { recursive: true })
  }
}

const report = await killAndReturn()
const isGood = report.readyMs < READY_MAX_MS && !report.failed

console.log(`${CROWD.toLocaleString('en')} visitors come back at once to a server that was killed`)
console.log(
  `  ready           p50 ${report.readyP50Ms} ms, all ${report.readyMs} ms   (below ${READY_MAX_MS})`
)
console.log(`  caught up       p50 ${report.caughtUpP50Ms} ms, all ${report.caughtUpMs} ms`)
console.log(`  failed          ${report.failed}   (0)`)
console.log(
  `  other requests  p50 ${report.othersP50Ms} ms, p99 ${report.othersP99Ms} ms, most ${report.othersMaxMs} ms`
)
process.exitCode = isGood ? 0 : 1
