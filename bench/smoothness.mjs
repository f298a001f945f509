import { figure, table } from './util/figures.mjs'
import { CPU_THROTTLE, DESK, openShop } from './util/shop.mjs'

/** A frame of 60 a second takes 16.7 ms; a longer one than this has missed one. */
const MISSED_MS = 25
const WORDS = 'Do you still have the blue one in a small frame? '
const MESSAGES = 60
const WHEEL_TURNS = 40

const shop = await openShop()
const { context, page, watch } = await shop.visitChat(DESK)

/** Counts the frames of the page while something is done, and those that were late. */
async function count(/** @type {string} */ name, /** @type {() => Promise<void>} */ act) {
  await watch.evaluate(watch => watch.startFrames())
  await act()
  const frames = await watch.evaluate(watch => watch.stopFrames())
  const missed = frames.filter(ms => ms > MISSED_MS)
  return [
    name,
    figure(frames.length, ''),
    figure(missed.length, ''),
    figure(Math.max(...frames), 'ms')
  ]
}

try {
  const launcher = page.locator('#messenger-button')
  const chat = page.frameLocator('#web-messenger-container')
  const composer = chat.locator('textarea.message-input')
  await launcher.waitFor()
  await launcher.click()
  await composer.waitFor()
  for (let sent = 1; sent <= MESSAGES; sent += 1) {
    await composer.fill(`Message ${sent}`)
    await composer.press('Enter')
  }
  await chat.getByText(`Message ${MESSAGES}`, { exact: true }).waitFor()
  await launcher.click()
  await page.locator('#web-messenger-container').waitFor({ state: 'hidden' })

  const rows = [
    await count('opening', async () => {
      await launcher.click()
      await chat.getByText(`Message ${MESSAGES}`, { exact: true }).waitFor()
      await page.waitForTimeout(300)
    }),
    await count('typing', () => composer.pressSequentially(WORDS, { delay: 30 })),
    await count('scrolling', async () => {
      await chat.locator('#conversation').hover()
      for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
        await page.mouse.wheel(0, turn < WHEEL_TURNS / 2 ? -120 : 120)
        await page.waitForTimeout(16)
      }
    })
  ]
  console.log(`Frames of 60 a second, in a conversation of ${MESSAGES} messages`)
  console.log(
    `  Chromium ${shop.browserVersion}, ${CPU_THROTTLE} × CPU throttle; late: over ${MISSED_MS} ms`
  )
  console.log(table([['', 'frames', 'late', 'longest, ms'], ...rows]))
} finally {
  await context.close()
  await shop.close()
}
