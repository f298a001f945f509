import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addIntegration } from './util/add-integration.mjs'
import { startHelper } from './util/helper.mjs'
import { figure, table } from './util/figures.mjs'
import { processorOfChildren } from './util/processor-of-children.mjs'
import { describeParts } from './util/profile.mjs'
import { loadSource } from './util/load-source.mjs'
import { writeRows } from './util/write-rows.mjs'

const PROCESSES_MAX = 3
/** Visitors who are connected, spread over the processes. */
const CROWD = 600
const WRITERS = 64
const WARM_UP_MS = 2_000
const MEASURED_MS = 5_000
const PROFILED_MS = 3_000
/** Connections that write the same rows without Pipit: as one process does, and as the database can. */
const RAW_CONNECTIONS = [1, 32]

// Two cores, on which visitors and database ran too, did 148 to 235/s with a p99 of 316 to 599 ms, and grew 1.8 times.
const DELIVERED_MIN_PER_SECOND = 100
const DELIVERY_P99_MAX_MS = 1_500
/** Processor time of the servers for a message, of all processes against that of one. */
const GROWTH_MAX = 2.5

/** @typedef {import('./util/helper.mjs').Helper} Helper */
/** @typedef {import('./util/crowd.mjs').WriteReport} WriteReport */
/** @typedef {import('../test/util/postgres').Postgres} Postgres */

/** @type {typeof import('../test/util/postgres')} */
const { startPostgres } = await loadSource('test/util/postgres.ts')

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, each) => all + each, 0)
const databaseOf = (/** @type {number} */ count) => `pipit_${count}`
const use = async (/** @type {Helper[]} */ servers) =>
  sum(await Promise.all(servers.map(server => server.tell('use'))))

/** Measures the database alone on the same work, once the visitors of one process have written to it. */
async function measureAlone(/** @type {Postgres} */ postgres) {
  const use = () => processorOfChildren(postgres.pid)
  const reports = []
  for (const connections of RAW_CONNECTIONS) {
    const load = { connections, warmUpMs: WARM_UP_MS, measuredMs: MEASURED_MS }
    reports.push({ connections, ...(await writeRows(postgres.urlOf(databaseOf(1)), load, use)) })
  }
  return reports
}

/** Finds the parts of a server's processor time while visitors write. It samples, so it is not measured. */
async function findParts(/** @type {Helper[]} */ [server], /** @type {Helper} */ crowd) {
  await server?.tell('profile')
  await crowd.tell('write', {
    count: CROWD,
    writers: WRITERS,
    warmUpMs: 0,
    measuredMs: PROFILED_MS
  })
  return /** @type {Record<string, number>} */ (await server?.tell('parts'))
}

/**
 * Lets visitors write to one process what reaches them at the next one.
 *
 * @param {Postgres} postgres
 * @param {number} count Of processes.
 */
async function measure(postgres, count) {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-bench-'))
  const database = databaseOf(count)
  await postgres.run(`create database ${database}`)
  const crowd = startHelper('crowd')
  const servers = Array.from({ length: count }, () => startHelper('serve'))
  try {
    const settings = { DATABASE_URL: postgres.urlOf(database) }
    /** @type {string[]} */
    const urls = []
    // One after the other: the first one makes the tables.
    for (const server of servers) urls.push(await server.tell('start', { folder, settings }))
    const [server = ''] = urls
    await crowd.tell('signIn', { server, ...(await addIntegration(server)), count: CROWD })
    await crowd.tell('listen', { count: CROWD, servers: urls })
    const before = await use(servers)
    const databaseBefore = processorOfChildren(postgres.pid)
    const load = { count: CROWD, writers: WRITERS, warmUpMs: WARM_UP_MS, measuredMs: MEASURED_MS }
    /** @type {WriteReport} */
    const report = await crowd.tell('write', load)
    const after = await use(servers)
    const databaseAfter = processorOfChildren(postgres.pid)
    return {
      ...report,
      count,
      processorUs: (after - before) / report.delivered,
      databaseUs: (databaseAfter - databaseBefore) / report.delivered,
      parts: await findParts(servers, crowd)
    }
  } finally {
    await crowd.end()
    await Promise.all(servers.map(each => each.end()))
    await rm(folder, { recursive: true })
  }
}

const postgres = await startPostgres()
const reports = []
/** @type {Awaited<ReturnType<typeof measureAlone>>} */
let alone = []
try {
  for (let count = 1; count <= PROCESSES_MAX; count++) reports.push(await measure(postgres, count))
  alone = await measureAlone(postgres)
} finally {
  await postgres.stop()
}

const heads = ['delivered', 'p50', 'p99', 'answer p99', 'servers', 'database', 'lost']
const rows = reports.map(report => [
  `${report.count} process${report.count > 1 ? 'es' : ''}`,
  `${report.deliveredPerSecond}/s`,
  `${figure(report.deliveryP50Ms, 'ms')} ms`,
  `${figure(report.deliveryP99Ms, 'ms')} ms`,
  `${figure(report.sendP99Ms, 'ms')} ms`,
  `${figure(report.processorUs, '')} µs`,
  `${figure(report.databaseUs, '')} µs`,
  figure(report.lost, '')
])
console.log(
  `PostgreSQL: ${WRITERS} visitors at a time write to one process, and are connected to the next`
)
console.log(table([['', ...heads], ...rows]))
for (const { count, parts, processorUs } of reports) {
  console.log(`  µs of processor time a message, of ${count}: ${describeParts(parts, processorUs)}`)
}
const growth = (reports.at(-1)?.processorUs ?? NaN) / (reports[0]?.processorUs ?? NaN)
console.log(
  `  processor time of ${PROCESSES_MAX} processes: ${growth.toFixed(1)} times that of one   (at most ${GROWTH_MAX})`
)
console.log(
  `  expected: each at least ${DELIVERED_MIN_PER_SECOND}/s, p99 below ${DELIVERY_P99_MAX_MS} ms, none lost`
)
console.log('The database alone, the rows of a message in one transaction that is sent at once')
console.log(
  table(
    alone.map(({ connections, perSecond, databaseUs }) => [
      `${connections} connection${connections > 1 ? 's' : ''}`,
      `${figure(perSecond, '')}/s`,
      `${figure(databaseUs, '')} µs of the database`
    ])
  )
)
const isGood =
  growth <= GROWTH_MAX &&
  reports.every(
    ({ deliveredPerSecond, deliveryP99Ms, lost }) =>
      deliveredPerSecond >= DELIVERED_MIN_PER_SECOND && deliveryP99Ms < DELIVERY_P99_MAX_MS && !lost
  )
process.exitCode = isGood ? 0 : 1
