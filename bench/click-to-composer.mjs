import { spread, table } from './util/figures.mjs'
import { CPU_THROTTLE, DESK, openShop, PHONE } from './util/shop.mjs'

const RUNS = 7
/** People take this long to press what they point at. */
const HOVER_MS = 200
const PROOF = 'Hello'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ x: number, y: number }} Place */

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {import('./util/shop.mjs').Device} device
 * @property {(page: Page, launcher: Place) => Promise<void>} press
 */

/** @type {Case[]} */
const CASES = [
  {
    name: 'a tap on a phone',
    device: PHONE,
    press: (page, { x, y }) => page.touchscreen.tap(x, y)
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

/** Opens the messenger, and proves that it can be written in. */
async function measure(/** @type {Case} */ { device, press }) {
  const { context, page, watch, wire } = await shop.visitChat(device)
  const launcher = await watch.evaluate(async ({ launcherMs }) => {
    await launcherMs
    const box = document.getElementById('messenger-button')?.getBoundingClientRect()
    return { x: (box?.x ?? 0) + 9, y: (box?.y ?? 0) + 9 }
  })
  const bytesBefore = wire.bytes
  await press(page, launcher)
  const ms = await watch.evaluate(({ composerMs }) => composerMs)
  const bytes = wire.bytes - bytesBefore

  await page.keyboard.type(PROOF)
  const composer = page.frameLocator('#web-messenger-container').locator('textarea.message-input')
  const written = await composer.inputValue()
  if (written !== PROOF) throw new Error(`Wrote “${PROOF}”, and the composer holds “${written}”.`)
  await context.close()
  return { ms, bytes }
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
      runs.map(({ ms }) => ms),
      'ms'
    ),
    spread(
      runs.map(({ bytes }) => bytes),
      'B'
    )
  ]
}

try {
  const rows = []
  for (const each of CASES) rows.push(await measureAll(each))
  console.log('From the pointer down on the launcher until the composer has the focus, painted')
  console.log(`  Chromium ${shop.browserVersion}, ${CPU_THROTTLE} × CPU throttle, cold cache,`)
  console.log(`  loopback; median of ${RUNS} runs after a warm-up (least … most)`)
  console.log(table([['', 'time', 'over the wire'], ...rows]))
} finally {
  await shop.close()
}
