import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addIntegration } from './util/add-integration.mjs'
import { startHelper } from './util/helper.mjs'
import { loadSource } from './util/load-source.mjs'

const CROWD = 10_000
const READY_MAX_MS = 15_000
/** Three processes and PostgreSQL share the processors that one process has alone. */
const READY_MAX_MS_OF_SEVERAL = 45_000
const PROCESSES = 3

/** @typedef {import('./util/crowd.mjs').ReturnReport} ReturnReport */

/** @type {typeof import('../test/util/postgres')} */
const { startPostgres } = await loadSource('test/util/postgres.ts')

/**
 * Measures how killed servers recover when all their visitors reconnect at the same moment.
 *
 * @param {number} count Of processes.
 * @param {Record<string, string>} [settings] Of each.
 */
async function killAndReturn(count, settings) {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-bench-'))
  const crowd = startHelper('crowd')
  let servers = Array.from({ length: count }, () => startHelper('serve'))
  try {
    /** @type {string[]} */
    const urls = []
    // One after the other: the first one makes the tables.
    for (const server of servers) urls.push(await server.tell('start', { folder, settings }))
    const [first = ''] = urls
    await crowd.tell('signIn', { server: first, ...(await addIntegration(first)), count: CROWD })
    await crowd.tell('listen', { count: CROWD, servers: urls })
    await Promise.all(servers.map(server => server.kill()))
    servers = urls.map(() => startHelper('serve'))
    await Promise.all(
      servers.map((server, index) =>
        server.tell('start', { folder, settings, port: new URL(urls[index] ?? '').port })
      )
    )
    return /** @type {ReturnReport} */ (await crowd.tell('comeBack'))
  } finally {
    await crowd.end()
    await Promise.all(servers.map(server => server.end()))
    await rm(folder, { recursive: true })
  }
}

/** Measures several processes on one database. */
async function killAndReturnToSeveral() {
  const postgres = await startPostgres()
  try {
    await postgres.run('create database pipit')
    return await killAndReturn(PROCESSES, { DATABASE_URL: postgres.urlOf('pipit') })
  } finally {
    await postgres.stop()
  }
}

/** @returns Whether all is as expected. */
function print(
  /** @type {string} */ where,
  /** @type {ReturnReport} */ report,
  /** @type {number} */ maxMs
) {
  console.log(`${CROWD.toLocaleString('en')} visitors come back at once to ${where}`)
  console.log(
    `  ready           p50 ${report.readyP50Ms} ms, all ${report.readyMs} ms   (below ${maxMs})`
  )
  console.log(`  caught up       p50 ${report.caughtUpP50Ms} ms, all ${report.caughtUpMs} ms`)
  console.log(`  failed          ${report.failed}   (0)`)
  console.log(
    `  other requests  p50 ${report.othersP50Ms} ms, p99 ${report.othersP99Ms} ms, most ${report.othersMaxMs} ms`
  )
  return report.readyMs < maxMs && !report.failed
}

const ofOne = await killAndReturn(1)
const ofSeveral = await killAndReturnToSeveral()
const areGood = [
  print('a server that was killed', ofOne, READY_MAX_MS),
  print(`${PROCESSES} processes on PostgreSQL that were killed`, ofSeveral, READY_MAX_MS_OF_SEVERAL)
]
process.exitCode = areGood.every(Boolean) ? 0 : 1
