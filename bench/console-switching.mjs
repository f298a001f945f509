import { distFolder } from '../src/build/index.mjs'
import { spread, table } from './util/figures.mjs'
import { loadSource } from './util/load-source.mjs'
import { percentile } from './util/percentile.mjs'
import { DESK } from './util/shop.mjs'

/** An odd count, less than the console keeps in memory. */
const CONVERSATIONS = 15
const MESSAGES = 60
/** Medians for a thread that was opened before, and for one that is loaded. */
const NEAR_MAX_MS = 50
const FAR_MAX_MS = 150

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

const lastOf = (/** @type {string} */ name) => `Last of ${name}`

/** Fills a conversation, whose newest message says whose it is. */
async function addConversation(/** @type {string} */ name) {
  /** @type {{ user: { id: string } }} */
  const { user } = await rest('POST', '/users', { externalId: name, profile: { givenName: name } })
  /** @type {{ conversation: { id: string } }} */
  const { conversation } = await rest('POST', '/conversations', {
    type: 'personal',
    participants: [{ userId: user.id }]
  })
  for (let sent = 1; sent <= MESSAGES; sent += 1) {
    await rest('POST', `/conversations/${conversation.id}/messages`, {
      author: sent % 2 ? { type: 'user', userId: user.id } : { type: 'business' },
      content: { type: 'text', text: sent === MESSAGES ? lastOf(name) : `Message ${sent}` }
    })
  }
}

/** Runs in the page: notes the time from a press until the frame with the newest message of a thread is painted. */
const watchSwitch = (/** @type {string} */ text) => {
  const switched = new Promise(resolve => {
    const wait = (/** @type {number} */ from) =>
      requestAnimationFrame(() => {
        const bubbles = document.querySelectorAll('[role=log] .bubble')
        const isThere = bubbles.item(bubbles.length - 1)?.textContent === text
        // Whatever stands in the document now is painted before the next task.
        if (isThere) setTimeout(() => resolve(performance.now() - from))
        else wait(from)
      })
    addEventListener('pointerdown', event => wait(event.timeStamp), { capture: true, once: true })
  })
  Object.assign(window, { switched })
}

try {
  const names = Array.from({ length: CONVERSATIONS }, (_, number) => `Visitor ${number + 10}`)
  for (const name of [...names, 'nobody']) await addConversation(name)
  const page = await browser.newPage(DESK)
  await page.goto(`${url}/console/`)
  await page.getByLabel('E-mail').fill(demo.signIn.email)
  await page.getByLabel('Password').fill(demo.signIn.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.goto(`${url}/console/#/${demo.appId}/inbox`)

  /** Opens each conversation from the list. @returns Milliseconds of each. */
  const openEach = async () => {
    const times = []
    for (const name of names) {
      const row = page.locator('.row', { hasText: lastOf(name) })
      await row.scrollIntoViewIfNeeded()
      await page.evaluate(watchSwitch, lastOf(name))
      await row.click()
      times.push(/** @type {number} */ (await page.evaluate('switched')))
    }
    return times
  }
  // The first one loads the parts of a thread.
  await page.locator('.row', { hasText: lastOf('nobody') }).click()
  await page.getByRole('log').waitFor()
  const [far, near] = [await openEach(), await openEach()]
  console.log('Console: from the press of a row to the newest message on the screen')
  console.log(
    `  Chromium ${browser.version()}, ${CONVERSATIONS} conversations of ${MESSAGES} messages, median (least … most)`
  )
  console.log(
    table([
      ['not opened before', spread(far, 'ms')],
      ['opened before', spread(near, 'ms')]
    ])
  )
  console.log(`  expected: medians of at most ${FAR_MAX_MS} and ${NEAR_MAX_MS} ms`)
  process.exitCode =
    percentile(far, 0.5) <= FAR_MAX_MS && percentile(near, 0.5) <= NEAR_MAX_MS ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
