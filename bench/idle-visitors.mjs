import { setTimeout as pause } from 'node:timers/promises'
import { figure, table } from './util/figures.mjs'
import { loadSource } from './util/load-source.mjs'
import { onEachDatabase } from './util/on-each-database.mjs'
import { withVisitors } from './util/with-visitors.mjs'

const CROWD = 2_000
/** Time until what follows a connection is over, such as the note of when a visitor was there. */
const SETTLE_MS = 10_000
const ALONE_MS = 10_000
/** Microseconds of processor time a second for each: 10,000 of them take half a core. */
const VISITOR_MAX_US = 50

/** @typedef {import('./util/helper.mjs').Helper} Helper */

/** @type {typeof import('../src/protocol/timing')} */
const { HEARTBEAT_MS } = await loadSource('src/protocol/timing.ts')
// In which the server, too, asks each connection twice whether it is there.
const MEASURED_MS = 3 * HEARTBEAT_MS

/** Measures the processor time that server and database use in a second, in microseconds. */
async function measureSecond(
  /** @type {Helper} */ server,
  /** @type {() => number} */ databaseUse,
  /** @type {number} */ ms,
  /** @type {() => Promise<unknown>} */ act
) {
  const before = /** @type {number} */ (await server.tell('use'))
  const databaseBefore = databaseUse()
  await act()
  const serverUs = /** @type {number} */ (await server.tell('use')) - before
  return {
    server: serverUs / (ms / 1_000),
    database: (databaseUse() - databaseBefore) / (ms / 1_000)
  }
}

/** Measures what visitors cost who are connected and do nothing: their heartbeats, and those of the server. */
const reports = await onEachDatabase(({ name, settings, use }) =>
  withVisitors({ count: CROWD, settings }, async ({ server, crowd }) => {
    await pause(SETTLE_MS)
    const alone = await measureSecond(server, use, ALONE_MS, () => pause(ALONE_MS))
    await crowd.tell('listen', { count: CROWD })
    await crowd.tell('rest', { heartbeatMs: HEARTBEAT_MS, ms: SETTLE_MS })
    const busy = await measureSecond(server, use, MEASURED_MS, () =>
      crowd.tell('rest', { heartbeatMs: HEARTBEAT_MS, ms: MEASURED_MS })
    )
    return {
      name,
      alone,
      serverUs: (busy.server - alone.server) / CROWD,
      databaseUs: (busy.database - alone.database) / CROWD
    }
  })
)

const rows = reports.map(({ name, alone, serverUs, databaseUs }) => [
  name,
  `${figure(alone.server / 1_000, 'ms')} ms`,
  `${serverUs.toFixed(1)} µs`,
  `${databaseUs.toFixed(1)} µs`,
  // A million of them, and as many microseconds in a second.
  (serverUs + databaseUs).toFixed(1)
])
console.log(
  `${CROWD.toLocaleString('en')} visitors are connected and do nothing; each widget sends a heartbeat every ${HEARTBEAT_MS / 1_000} s`
)
console.log('  processor time in a second')
const heads = ['server without them', 'server, each', 'database, each', 'cores for 1,000,000']
console.log(table([['', ...heads], ...rows]))
console.log(`  expected: server and database at most ${VISITOR_MAX_US} µs each`)
const isGood = reports.every(({ serverUs, databaseUs }) => serverUs + databaseUs <= VISITOR_MAX_US)
process.exitCode = isGood ? 0 : 1
