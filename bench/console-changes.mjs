import { distFolder } from '../src/build/index.mjs'
import { spread, table } from './util/figures.mjs'
import { loadSource } from './util/load-source.mjs'
import { percentile } from './util/percentile.mjs'
import { DESK } from './util/shop.mjs'

const NAME = 'Visitor of two agents'
const CHANGES = 21
/** For nine of ten changes. */
const SEEN_MAX_MS = 1_000
const PERCENTILE = 0.9

/** @type {[typeof import('../test/util/server'), typeof import('../test/util/chromium'), typeof import('../test/util/rest')]} */
const [{ startTestServer }, { launchChromium }, { restAt }] = await Promise.all([
  loadSource('test/util/server.ts'),
  loadSource('test/util/chromium.ts'),
  loadSource('test/util/rest.ts')
])
const server = await startTestServer({
  program: `${distFolder}server/server.js`,
  env: { PIPIT_RATE_LIMITS: 'off' }
})
const { demo, url, accountKey } = server
const rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
const browser = await launchChromium()

/** Opens the inbox of an agent, in a browser of their own. */
async function openInbox() {
  const page = await browser.newPage(DESK)
  await page.goto(`${url}/console/`)
  await page.getByLabel('E-mail').fill(demo.signIn.email)
  await page.getByLabel('Password').fill(demo.signIn.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.goto(`${url}/console/#/${demo.appId}/inbox`)
  await page.locator('.row', { hasText: NAME }).waitFor()
  return page
}

/** Runs in the page: notes when a row of the list has come or gone, and that is painted. */
const watchRow = (/** @type {{ name: string, isThere: boolean }} */ { name, isThere }) => {
  const seen = new Promise(resolve => {
    const look = () => {
      const rows = [...document.querySelectorAll('.row')]
      const isDone = rows.some(row => String(row.textContent).includes(name)) === isThere
      requestAnimationFrame(() => (isDone ? setTimeout(() => resolve(Date.now())) : look()))
    }
    look()
  })
  Object.assign(window, { seen })
}

try {
  /** @type {{ user: { id: string } }} */
  const { user } = await rest('POST', '/users', {
    externalId: NAME,
    profile: { givenName: NAME }
  })
  await rest('POST', '/conversations', {
    type: 'personal',
    participants: [{ userId: user.id }]
  })
  const [page, other] = [await openInbox(), await openInbox()]
  await page.locator('.row', { hasText: NAME }).click()

  const times = []
  for (let change = 0; change < CHANGES; change += 1) {
    const isClosed = change % 2 === 0
    const button = page.getByRole('button', { name: isClosed ? 'Close' : 'Reopen', exact: true })
    await button.waitFor()
    await other.evaluate(watchRow, { name: NAME, isThere: !isClosed })
    await page.evaluate(() => {
      const note = () => Object.assign(window, { pressed: Date.now() })
      addEventListener('pointerdown', note, { capture: true, once: true })
    })
    await button.click()
    const seen = /** @type {number} */ (await other.evaluate('seen'))
    times.push(seen - /** @type {number} */ (await page.evaluate('pressed')))
  }
  console.log('Console: from the press of an agent to the list of another one')
  console.log(`  Chromium ${browser.version()}, ${CHANGES} changes, median (least … most)`)
  console.log(table([['closed and reopened', spread(times, 'ms')]]))
  console.log(`  expected: nine of ten within ${SEEN_MAX_MS} ms`)
  process.exitCode = percentile(times, PERCENTILE) <= SEEN_MAX_MS ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
