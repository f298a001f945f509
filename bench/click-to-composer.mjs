import { spread, table } from './util/figures.mjs'
import { CPU_THROTTLE, DESK, openShop, PHONE, SLOW_NETWORK } from './util/shop.mjs'

const RUNS = 7
/** Milliseconds for which people hover before they press. */
const HOVER_MS = 200
const PROOF = 'Hello'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ x: number, y: number }} Place */

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {import('./util/shop.mjs').Device} device
 * @property {import('./util/shop.mjs').Network} [network]
 * @property {(page: Page, launcher: Place) => Promise<void>} press
 */

const tap = (/** @type {Page} */ page, /** @type {Place} */ { x, y }) => page.touchscreen.tap(x, y)

/** @type {Case[]} */
const CASES = [
  { name: 'a tap on a phone', device: PHONE, press: tap },
  {
    name: `a tap on a phone, ${SLOW_NETWORK.kbps} kbps and ${SLOW_NETWORK.latencyMs} ms`,
    device: PHONE,
    network: SLOW_NETWORK,
    press: tap
  },
  {
    name: `a mouse that hovers ${HOVER_MS} ms`,
    device: DESK,
    async press(page, { x, y }) {
      await page.mouse.move(x, y)
      await page.waitForTimeout(HOVER_MS)
      await page.mouse.down()
      await page.mouse.up()
    }
  }
]

const shop = await openShop()

/** Opens the messenger, and checks that the composer accepts text. */
async function measure(/** @type {Case} */ { device, network, press }) {
  const { context, page, watch, wire } = await shop.visitChat(device, network)
  const launcher = await watch.evaluate(async ({ launcherMs }) => {
    await launcherMs
    const box = document.getElementById('messenger-button')?.getBoundingClientRect()
    return { x: (box?.x ?? 0) + 9, y: (box?.y ?? 0) + 9 }
  })
  const bytesBefore = wire.bytes
  await press(page, launcher)
  const ms = await watch.evaluate(({ composerMs }) => composerMs)
  const bytes = wire.bytes - bytesBefore
  const feedbackMs = await watch.evaluate(({ feedbackMs }) => feedbackMs)
  const shift = await watch.evaluate(({ shift }) => shift)

  const composer = page.frameLocator('#web-messenger-container').locator('textarea.message-input')
  await composer.pressSequentially(PROOF)
  const written = await composer.inputValue()
  if (written !== PROOF) throw new Error(`Wrote “${PROOF}”, and the composer holds “${written}”.`)
  await context.close()
  return { ms, feedbackMs, bytes, shift }
}

/** The first run is the warm-up. */
async function measureAll(/** @type {Case} */ each) {
  await measure(each)
  /** @type {Awaited<ReturnType<typeof measure>>[]} */
  const runs = []
  while (runs.length < RUNS) runs.push(await measure(each))
  return [
    each.name,
    spread(
      runs.map(({ feedbackMs }) => feedbackMs),
      'ms'
    ),
    spread(
      runs.map(({ ms }) => ms),
      'ms'
    ),
    spread(
      runs.map(({ bytes }) => bytes),
      'B'
    ),
    Math.max(...runs.map(({ shift }) => shift)).toFixed(3)
  ]
}

try {
  const rows = []
  for (const each of CASES) rows.push(await measureAll(each))
  console.log(
    'From the pointer down on the launcher until it looks pressed, and until the composer'
  )
  console.log('is there, both painted; the largest layout shift of the page')
  console.log(`  Chromium ${shop.browserVersion}, ${CPU_THROTTLE} × CPU throttle, cold cache,`)
  console.log(`  loopback; median of ${RUNS} runs after a warm-up (least … most)`)
  console.log(table([['', 'pressed', 'composer', 'over the wire', 'shift'], ...rows]))
} finally {
  await shop.close()
}
