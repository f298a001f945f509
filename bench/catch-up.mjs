import { figure, table } from './util/figures.mjs'
import { onEachDatabase } from './util/on-each-database.mjs'
import { withVisitors } from './util/with-visitors.mjs'

const CROWD = 1_000
/** Messages that each has missed in an hour. */
const MISSED = 10
const CAUGHT_UP_MAX_MS = 5_000

/** @typedef {import('./util/crowd.mjs').ReturnReport} ReturnReport */

/** Measures how soon all have what they missed when they come back at the same moment. */
const reports = await onEachDatabase(({ name, settings, use }) =>
  withVisitors({ count: CROWD, settings }, async ({ server, crowd }) => {
    await crowd.tell('miss', { messages: MISSED })
    const before = /** @type {number} */ (await server.tell('use'))
    const databaseBefore = use()
    const report = /** @type {ReturnReport} */ (await crowd.tell('comeBack', { forgotten: 0 }))
    const serverUs = /** @type {number} */ (await server.tell('use')) - before
    return { ...report, name, serverUs, databaseUs: use() - databaseBefore }
  })
)

const heads = ['ready p50', 'all', 'caught up p50', 'all', 'server', 'database', 'others p99']
const rows = reports.map(report => [
  report.name,
  `${figure(report.readyP50Ms, 'ms')} ms`,
  `${report.readyMs} ms`,
  `${figure(report.caughtUpP50Ms, 'ms')} ms`,
  `${report.caughtUpMs} ms`,
  `${figure(report.serverUs / CROWD, '')} µs each`,
  `${figure(report.databaseUs / CROWD, '')} µs each`,
  `${figure(report.othersP99Ms, 'ms')} ms`
])
console.log(
  `${CROWD.toLocaleString('en')} visitors come back at once after an hour, each having missed ${MISSED} messages`
)
console.log(table([['', ...heads], ...rows]))
console.log(`  expected: all have caught up within ${CAUGHT_UP_MAX_MS} ms, none failed`)
const isGood = reports.every(
  ({ caughtUpMs, failed }) => caughtUpMs <= CAUGHT_UP_MAX_MS && failed === 0
)
process.exitCode = isGood ? 0 : 1
