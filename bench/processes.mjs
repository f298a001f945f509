import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { addIntegration } from './util/add-integration.mjs'
import { startHelper } from './util/helper.mjs'
import { figure, table } from './util/figures.mjs'
import { processorOfChildren } from './util/processor-of-children.mjs'
import { describeParts } from './util/profile.mjs'
import { loadSource } from './util/load-source.mjs'

const PROCESSES_MAX = 3
/** Visitors who are connected, spread over the processes. */
const CROWD = 600
const WRITERS = 64
const WARM_UP_MS = 2_000
const MEASURED_MS = 5_000
const PROFILED_MS = 3_000
/** Connections that write without Pipit. */
const RAW_WRITERS = 32
/** Bytes of a row, as a message has them. */
const ROW_BYTES = 400

/** @typedef {import('./util/helper.mjs').Helper} Helper */
/** @typedef {import('./util/crowd.mjs').WriteReport} WriteReport */
/** @typedef {import('../test/util/postgres').Postgres} Postgres */

/** @type {typeof import('../test/util/postgres')} */
const { startPostgres } = await loadSource('test/util/postgres.ts')

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, each) => all + each, 0)
const use = async (/** @type {Helper[]} */ servers) =>
  sum(await Promise.all(servers.map(server => server.tell('use'))))

/** Counts transactions a second of the database alone: a counter and two rows each, as a message writes. */
async function writeRaw(/** @type {Postgres} */ postgres) {
  await postgres.run('create database raw')
  const pool = new Pool({ connectionString: postgres.urlOf('raw'), max: RAW_WRITERS })
  await pool.query('create table counters (id int primary key, seq bigint not null)')
  await pool.query('create table messages (id uuid primary key, body text not null)')
  await pool.query('create table events (id uuid, seq bigint, body text, primary key (id, seq))')
  await pool.query(`insert into counters select n, 0 from generate_series(1, ${CROWD}) n`)
  const body = 'x'.repeat(ROW_BYTES)
  const begin = performance.now() + WARM_UP_MS
  const end = begin + MEASURED_MS
  let turn = 0
  let counted = 0
  const write = async () => {
    while (performance.now() < end) {
      const client = await pool.connect()
      const id = (turn++ % CROWD) + 1
      await client.query('begin')
      const { rows } = await client.query(
        'update counters set seq = seq + 1 where id = $1 returning seq',
        [id]
      )
      await client.query('insert into messages values ($1, $2)', [randomUUID(), body])
      await client.query('insert into events values ($1, $2, $3)', [
        randomUUID(),
        rows[0].seq,
        body
      ])
      await client.query('commit')
      client.release()
      if (performance.now() > begin) counted++
    }
  }
  await Promise.all(Array.from({ length: RAW_WRITERS }, write))
  await pool.end()
  return Math.round((counted * 1_000) / MEASURED_MS)
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
  const database = `pipit_${count}`
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
let raw = 0
try {
  raw = await writeRaw(postgres)
  for (let count = 1; count <= PROCESSES_MAX; count++) reports.push(await measure(postgres, count))
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
console.log(
  `  the database alone, a counter and two rows each: ${figure(raw, '')} transactions a second`
)
console.log('  expected: none lost')
process.exitCode = reports.every(({ lost }) => !lost) ? 0 : 1
