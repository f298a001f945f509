import { distFolder } from '../../src/build/index.mjs'
import { loadSource } from './load-source.mjs'
import { watchPage } from './watch-page.mjs'

/** @typedef {import('playwright-core').BrowserContextOptions} Device */
/** @typedef {import('playwright-core').JSHandle<import('./watch-page.mjs').Watch>} WatchHandle */

export const CPU_THROTTLE = 4
const TIMEOUT_MS = 10_000

/**
 * Network of a phone far from its mast, as the devtools of browsers emulate it.
 *
 * @typedef {object} Network
 * @property {number} latencyMs Of each request, there and back.
 * @property {number} kbps Kilobits a second, each way.
 */

/** @type {Network} */
export const SLOW_NETWORK = { latencyMs: 400, kbps: 400 }

/** @type {Device} */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** @type {Device} */
export const DESK = { viewport: { width: 1280, height: 720 } }

const html = (/** @type {string} */ script) => `<!doctype html><html lang="en"><head>
  <meta name="viewport" content="width=device-width"><title>A shop</title>
</head><body><h1>A shop</h1>${script}</body></html>`

/** Opens a page in a browser with an empty cache, on a slow machine. */
async function visit(
  /** @type {import('playwright-core').Browser} */ browser,
  /** @type {string} */ url,
  /** @type {Device} */ device,
  /** @type {Network | undefined} */ network
) {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const wire = { bytes: 0 }
  page.setDefaultTimeout(TIMEOUT_MS)
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE })
  /** Emulates a network; without one, ends that. */
  const setNetwork = async (/** @type {Network | undefined} */ network) => {
    const throughput = network ? (network.kbps * 1000) / 8 : -1
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network?.latencyMs ?? 0,
      downloadThroughput: throughput,
      uploadThroughput: throughput
    })
  }
  if (network) await setNetwork(network)
  await page.addInitScript(watchPage)
  await page.goto(url, { waitUntil: 'networkidle' })
  const watch = /** @type {WatchHandle} */ (await page.evaluateHandle('watch'))
  return { context, page, devtools, setNetwork, watch, wire }
}

/**
 * Starts the built server, a site on an origin of its own, which has a page with the messenger and
 * the same page without, and a browser to look at them.
 */
export async function openShop() {
  /** @type {[typeof import('../../test/util/server'), typeof import('../../test/util/chromium'), typeof import('../../test/util/serve-page')]} */
  const [{ startTestServer }, { launchChromium }, { servePage }] = await Promise.all([
    loadSource('test/util/server.ts'),
    loadSource('test/util/chromium.ts'),
    loadSource('test/util/serve-page.ts')
  ])
  const server = await startTestServer({ program: `${distFolder}server/server.js` })
  const { integrationId } = server.demo
  const snippet = await fetch(
    `${server.url}/web/snippet.js?integrationId=${integrationId}&version=5`
  )
  const start = `Pipit.init({ integrationId: '${integrationId}' })`
  const blank = await servePage(html(''))
  const chat = await servePage(html(`<script>${await snippet.text()}${start}</script>`))
  const browser = await launchChromium()

  return {
    browserVersion: browser.version(),
    /** @type {(device: Device, network?: Network) => ReturnType<typeof visit>} */
    visitBlank: (device, network) => visit(browser, blank.url, device, network),
    /** @type {(device: Device, network?: Network) => ReturnType<typeof visit>} */
    visitChat: (device, network) => visit(browser, chat.url, device, network),
    async close() {
      await browser.close()
      await Promise.all([blank.close(), chat.close(), server.stop()])
    }
  }
}
