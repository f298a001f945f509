import { spread, table } from './util/figures.mjs'
import { CPU_THROTTLE, openShop, PHONE, SLOW_NETWORK } from './util/shop.mjs'

const RUNS = 7

/** @typedef {Awaited<ReturnType<typeof openShop>>} Shop */

/** @type {[name: string, unit: import('./util/figures.mjs').Unit][]} */
const MEASURES = [
  ['first text visible', 'ms'],
  ['launcher visible', 'ms'],
  ['script time', 'ms'],
  ['total blocking time', 'ms'],
  ['JS heap after collection', 'kB'],
  ['DOM nodes', ''],
  ['over the wire, with the page', 'B']
]

/** Returns the measures in their order. There is no launcher on a blank page. */
async function measure(
  /** @type {Awaited<ReturnType<Shop['visitChat']>>} */ { context, devtools, watch, wire },
  /** @type {boolean} */ isBlank
) {
  const launcherMs = isBlank ? NaN : await watch.evaluate(({ launcherMs }) => launcherMs)
  const { textMs, blockedMs } = await watch.evaluate(({ blockedMs }) => ({
    textMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    blockedMs
  }))
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (/** @type {string} */ wanted) =>
    metrics.find(({ name }) => name === wanted)?.value ?? NaN
  await context.close()
  return [
    textMs,
    launcherMs,
    value('ScriptDuration') * 1_000,
    blockedMs,
    value('JSHeapUsedSize') / 1_000,
    value('Nodes'),
    wire.bytes
  ]
}

/**
 * Measures both pages one after the other, so that both run on the same machine.
 *
 * @param {Shop} shop
 * @param {import('./util/shop.mjs').Network} [network]
 */
async function measurePair(shop, network) {
  const blank = await measure(await shop.visitBlank(PHONE, network), true)
  const chat = await measure(await shop.visitChat(PHONE, network), false)
  return { blank, chat }
}

/** Measures pairs after a warm-up. Returns a table, a measure each row. */
async function measureAll(/** @type {Parameters<typeof measurePair>} */ ...on) {
  await measurePair(...on)
  /** @type {Awaited<ReturnType<typeof measurePair>>[]} */
  const pairs = []
  while (pairs.length < RUNS) pairs.push(await measurePair(...on))

  const rows = MEASURES.map(([name, unit], place) => {
    const blank = pairs.map(pair => pair.blank[place] ?? NaN)
    const chat = pairs.map(pair => pair.chat[place] ?? NaN)
    const more = chat.map((value, run) => value - (blank[run] ?? NaN))
    return [
      name,
      ...[blank, chat, more].map(runs => (runs.some(Number.isNaN) ? '–' : spread(runs, unit)))
    ]
  })
  return table([['', 'blank page', 'with the messenger', 'difference, run by run'], ...rows])
}

const shop = await openShop()
try {
  const onLoopback = await measureAll(shop)
  const onSlowNetwork = await measureAll(shop, SLOW_NETWORK)
  console.log('What a page pays before anybody chats, from navigation until it is quiet')
  console.log(`  Chromium ${shop.browserVersion} as a phone, ${CPU_THROTTLE} × CPU throttle,`)
  console.log(`  cold cache, loopback; median of ${RUNS} runs after a warm-up (least … most)`)
  console.log(onLoopback)
  console.log(`  The same at ${SLOW_NETWORK.kbps} kbps and ${SLOW_NETWORK.latencyMs} ms`)
  console.log(onSlowNetwork)
} finally {
  await shop.close()
}
