import { figure, table } from './util/figures.mjs'
import { CPU_THROTTLE, DESK, openShop, PHONE, SLOW_NETWORK } from './util/shop.mjs'

/** @typedef {import('./util/shop.mjs').Device} Device */
/** @typedef {import('./util/shop.mjs').Network} Network */

/** A frame of 60 a second takes 16.7 ms; a longer one than this has missed one. */
const MISSED_MS = 25
/** Time in which the panel has come to rest. */
const REST_MS = 300
const WORDS = 'Do you still have the blue one in a small frame? '
const MESSAGES = 60
const WHEEL_TURNS = 40
const SWIPE_PX = 1_200
const SWIPE_PX_PER_SECOND = 2_000

const shop = await openShop()

/**
 * Counts the frames on a device, a row for each thing that is done there.
 *
 * @param {Device} device
 * @param {Network} [network]
 */
async function measure(device, network) {
  const { context, page, devtools, setNetwork, watch } = await shop.visitChat(device, network)
  const launcher = page.locator('#messenger-button')
  const chat = page.frameLocator('#web-messenger-container')
  const composer = chat.locator('textarea.message-input')
  // Comes with the client, which loads behind the composer.
  const log = chat.locator('[role=log]')
  const newest = chat.getByText(`Message ${MESSAGES}`, { exact: true })
  const press = () => (device.hasTouch ? launcher.tap() : launcher.click())

  /** Counts the frames while something is done, and how far the page shifts. */
  async function count(/** @type {string} */ name, /** @type {() => Promise<void>} */ act) {
    const shiftBefore = await watch.evaluate(watch => {
      watch.startFrames()
      return watch.shift
    })
    await act()
    const { frames, shift } = await watch.evaluate(watch => ({
      frames: watch.stopFrames(),
      shift: watch.shift
    }))
    const missed = frames.filter(ms => ms > MISSED_MS)
    return [
      name,
      figure(frames.length, ''),
      figure(missed.length, ''),
      figure(Math.max(...frames), 'ms'),
      (shift - shiftBefore).toFixed(3)
    ]
  }

  async function open(/** @type {import('playwright-core').Locator} */ shown) {
    await press()
    await shown.waitFor()
    await page.waitForTimeout(REST_MS)
  }

  async function turnWheel() {
    await chat.locator('#conversation').hover()
    for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
      await page.mouse.wheel(0, turn < WHEEL_TURNS / 2 ? -120 : 120)
      await page.waitForTimeout(16)
    }
  }

  async function swipe() {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0
    } = (await chat.locator('#conversation').boundingBox()) ?? {}
    for (const yDistance of [SWIPE_PX, -SWIPE_PX]) {
      await devtools.send('Input.synthesizeScrollGesture', {
        x: x + width / 2,
        y: y + height / 2,
        yDistance,
        speed: SWIPE_PX_PER_SECOND,
        gestureSourceType: 'touch'
      })
    }
  }

  await launcher.waitFor()
  const firstOpening = await count('first opening', () => open(log))
  // On a slow one the messages would take half a minute.
  await setNetwork(undefined)
  for (let sent = 1; sent <= MESSAGES; sent += 1) {
    await composer.fill(`Message ${sent}`)
    await composer.press('Enter')
  }
  await newest.waitFor()
  await chat.locator('[data-status=sending]').first().waitFor({ state: 'detached' })
  await setNetwork(network)
  await page.evaluate('Pipit.close()')
  await page.locator('#web-messenger-container').waitFor({ state: 'hidden' })

  const rows = [
    firstOpening,
    await count('opening', () => open(newest)),
    await count('typing', () => composer.pressSequentially(WORDS, { delay: 30 })),
    await count('scrolling', device.hasTouch ? swipe : turnWheel)
  ]
  await context.close()
  return table([['', 'frames', 'late', 'longest, ms', 'shift'], ...rows])
}

try {
  const onDesk = await measure(DESK)
  const onPhone = await measure(PHONE)
  const onSlowNetwork = await measure(PHONE, SLOW_NETWORK)
  console.log(
    `Frames of 60 a second: the first opening, then a conversation of ${MESSAGES} messages`
  )
  console.log(
    `  Chromium ${shop.browserVersion}, ${CPU_THROTTLE} × CPU throttle; late: over ${MISSED_MS} ms`
  )
  console.log('  On a desktop screen')
  console.log(onDesk)
  console.log('  On a phone')
  console.log(onPhone)
  console.log(`  The same at ${SLOW_NETWORK.kbps} kbps and ${SLOW_NETWORK.latencyMs} ms`)
  console.log(onSlowNetwork)
} finally {
  await shop.close()
}
