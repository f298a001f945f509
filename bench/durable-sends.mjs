import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addIntegration } from './util/add-integration.mjs'
import { loadServer } from './util/bundle-server.mjs'
import { serverEnvironment } from './util/server-environment.mjs'

/** Duration of a flush on a usual disk. */
const FLUSH_DELAY_MS = 4
const WRITERS = 64
const SENDS_MIN_PER_SECOND = 2_000
const OTHERS_P99_MAX_MS = 50
const TIMEOUT_MS = 60_000

const LOAD = fileURLToPath(new URL('util/send-load.mjs', import.meta.url))

/** @typedef {import('./util/send-load.mjs').Report} Report */

/**
 * Measures how many sends are acknowledged when each commit is slow, and the effect on other
 * requests.
 */
export async function durableSends() {
  const { readSettings, startServer } = await loadServer()
  const folder = await mkdtemp(join(tmpdir(), 'pipit-bench-'))
  const server = await startServer(readSettings(serverEnvironment(folder), folder), {
    flushDelayMs: FLUSH_DELAY_MS
  })
  try {
    const target = {
      url: server.url,
      writers: WRITERS,
      ...(await addIntegration(server.url))
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

console.log(`Durable sends, ${WRITERS} writers, ${FLUSH_DELAY_MS} ms added to each flush`)
console.log(`  acknowledged    ${report.sendsPerSecond}/s   (at least ${SENDS_MIN_PER_SECOND})`)
console.log(`  a send          p50 ${report.sendsP50Ms} ms, p99 ${report.sendsP99Ms} ms`)
console.log(
  `  other requests  p50 ${report.othersP50Ms} ms, p99 ${report.othersP99Ms} ms   (p99 below ${OTHERS_P99_MAX_MS})`
)
console.log(`  processor time  ${report.processorUsPerSend} µs of the server for each send`)
process.exitCode = isGood ? 0 : 1
