import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { addIntegration } from './util/add-integration.mjs'
import { startHelper } from './util/helper.mjs'
import { table } from './util/figures.mjs'
import { describeParts } from './util/profile.mjs'

/** Duration of a flush on a usual disk. */
const FLUSH_DELAYS_MS = [0, 4]
/** Counts of connections, the largest first, so that memory is measured before anything is sent. */
const CROWDS = [5_000, 1_000]
/**
 * Connections opened before memory is measured, so that one-time costs are not counted for each.
 */
const WARM_UP_CROWD = 200
const WRITERS = 128
const WARM_UP_MS = 2_000
const MEASURED_MS = 5_000
const PROFILED_MS = 3_000

const DELIVERED_MIN_PER_SECOND = 2_500
const DELIVERY_P99_MAX_MS = 100
const CONNECTION_MAX_KIB = 20
const KIB = 1_024

/** @typedef {import('./util/helper.mjs').Helper} Helper */
/** @typedef {import('./util/crowd.mjs').WriteReport} WriteReport */
/** @typedef {{ rss: number, heap: number }} Weight */

const [CROWD_MAX = 0] = CROWDS

/** Measures how much the server's memory grows for each connected visitor, in KiB. */
async function weighConnections(/** @type {Helper} */ server, /** @type {Helper} */ crowd) {
  await crowd.tell('listen', { count: WARM_UP_CROWD })
  /** @type {Weight} */
  const before = await server.tell('weigh')
  await crowd.tell('listen', { count: CROWD_MAX })
  /** @type {Weight} */
  const after = await server.tell('weigh')
  const each = (/** @type {number} */ bytes) => bytes / (CROWD_MAX - WARM_UP_CROWD) / KIB
  return { rss: each(after.rss - before.rss), heap: each(after.heap - before.heap) }
}

/** Lets all connected visitors write, each receiving the message on their other connection. */
async function deliver(
  /** @type {Helper} */ server,
  /** @type {Helper} */ crowd,
  /** @type {number} */ count
) {
  await crowd.tell('listen', { count })
  const load = { count, writers: WRITERS, warmUpMs: WARM_UP_MS, measuredMs: MEASURED_MS }
  /** @type {number} */
  const before = await server.tell('use')
  /** @type {WriteReport} */
  const report = await crowd.tell('write', load)
  /** @type {number} */
  const after = await server.tell('use')
  return {
    ...report,
    count,
    processorUs: Math.round((after - before) / report.delivered),
    busy: loadavg()[0] ?? 0
  }
}

/** Finds the parts of the server's processor time. It samples, so it is not measured. */
async function findParts(/** @type {Helper} */ server, /** @type {Helper} */ crowd) {
  const [count] = CROWDS.slice(-1)
  await server.tell('profile')
  await crowd.tell('write', { count, writers: WRITERS, warmUpMs: 0, measuredMs: PROFILED_MS })
  return /** @type {Record<string, number>} */ (await server.tell('parts'))
}

async function measure(/** @type {number} */ flushDelayMs) {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-bench-'))
  const crowd = startHelper('crowd')
  let server = startHelper('serve')
  try {
    const first = /** @type {string} */ (await server.tell('start', { folder }))
    const target = { ...(await addIntegration(first)), count: CROWD_MAX }
    await crowd.tell('signIn', { server: first, ...target })
    // A new process, since memory used to sign the visitors in would hide the memory of
    // connections.
    await server.end()
    server = startHelper('serve', ['--expose-gc'])
    await server.tell('start', { folder, flushDelayMs, port: new URL(first).port })
    const weight = await weighConnections(server, crowd)
    const reports = []
    for (const count of CROWDS) reports.push(await deliver(server, crowd, count))
    return { flushDelayMs, weight, reports, parts: await findParts(server, crowd) }
  } finally {
    await crowd.end()
    await server.end()
    await rm(folder, { recursive: true })
  }
}

const runs = []
for (const delay of FLUSH_DELAYS_MS) runs.push(await measure(delay))

const number = (/** @type {number} */ value, digits = 0) => value.toFixed(digits)
const rows = runs.flatMap(({ flushDelayMs, reports }) =>
  reports.map(report => [
    `${report.count.toLocaleString('en')} connected, ${flushDelayMs} ms added to each flush`,
    `${report.deliveredPerSecond}/s`,
    number(report.deliveryP50Ms, 1),
    number(report.deliveryP99Ms, 1),
    number(report.sendP99Ms, 1),
    number(report.processorUs),
    number(report.lost),
    number(report.busy, 1)
  ])
)
const heads = ['delivered', 'p50 ms', 'p99 ms', 'answer p99', 'processor µs', 'lost', 'load']
const reports = runs.flatMap(run => run.reports)
const weights = runs.map(({ weight }) => weight.rss)

console.log(
  `Deliveries: ${WRITERS} visitors at a time POST a message, which reaches their own WebSocket`
)
console.log(table([['', ...heads], ...rows]))
console.log(
  `  expected: at least ${DELIVERED_MIN_PER_SECOND}/s, p99 below ${DELIVERY_P99_MAX_MS} ms, none lost`
)
for (const { parts, reports, flushDelayMs } of runs) {
  const { processorUs = 0 } = reports.at(-1) ?? {}
  console.log(
    `  µs of processor time a message, ${flushDelayMs} ms added: ${describeParts(parts, processorUs)}`
  )
}
for (const { weight } of runs) {
  console.log(
    `Memory of a connection: ${number(weight.rss, 1)} KiB, ${number(weight.heap, 1)} of it heap` +
      `   (at most ${CONNECTION_MAX_KIB})`
  )
}
const isGood =
  reports.every(
    ({ deliveredPerSecond, deliveryP99Ms, lost }) =>
      deliveredPerSecond >= DELIVERED_MIN_PER_SECOND && deliveryP99Ms < DELIVERY_P99_MAX_MS && !lost
  ) && weights.every(kib => kib <= CONNECTION_MAX_KIB)
process.exitCode = isGood ? 0 : 1
