import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { buildStories, serveFolder } from '../../src/build/targets/stories/index.mjs'
import { BROWSER_ARGUMENTS, ensureBrowser } from './browser.mjs'

// `node test/util/shoot-stories.mjs folder [starts of names, with commas] [look …]` takes a screenshot of each
// story in each look, and puts those of a look on contact sheets.

/**
 * @typedef {object} Look
 * @property {import('playwright-core').BrowserContextOptions} options
 * @property {string} query
 * @property {number} [textPx] Size of text that the visitor has set in the browser. 16 by default.
 */

/** @type {Record<string, Look>} */
const LOOKS = {
  desktop: { options: { viewport: { width: 1280, height: 800 } }, query: '&theme=light' },
  'desktop-dark': {
    options: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
    query: '&theme=dark'
  },
  'desktop-dressed': {
    options: { viewport: { width: 1280, height: 800 } },
    // The colour of the demo shop.
    query: '&theme=light#{"customColors":{"brandColor":"1f6f5c"}}'
  },
  phone: {
    options: { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true },
    query: '&theme=light'
  },
  'phone-rtl-dark': {
    options: {
      viewport: { width: 360, height: 640 },
      isMobile: true,
      hasTouch: true,
      colorScheme: 'dark'
    },
    query: '&theme=dark&dir=rtl'
  },
  landscape: {
    options: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
    query: '&theme=light'
  },
  'large-text': {
    options: { viewport: { width: 1280, height: 800 } },
    query: '&theme=light',
    textPx: 32
  },
  'forced-colors': {
    options: { viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
    query: '&theme=light'
  }
}
/** Clip of a desktop screen: the panel, and a little of the page. */
const DESKTOP_CLIP = { x: 800, y: 0, width: 480, height: 800 }
const PER_SHEET = 8

const [folder, start = '', ...chosen] = process.argv.slice(2)
if (!folder) throw new Error('Expected the folder to write to as the first argument.')

const built = await mkdtemp(join(tmpdir(), 'pipit-stories-'))
await buildStories({ folder: built })
const { url, close } = await serveFolder(built)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS })

/** Lists the names of all requested stories. */
async function listNames() {
  const page = await browser.newPage()
  await page.goto(`${url}/`)
  const names = await page
    .locator('[data-name]')
    .evaluateAll(lines =>
      lines.map(line => /** @type {HTMLElement} */ (line).dataset['name'] ?? '')
    )
  await page.close()
  return names.filter(name => start.split(',').some(part => name.startsWith(part)))
}

/** Takes a screenshot of one story, even of one that fails. */
async function shoot(
  /** @type {import('playwright-core').Page} */ page,
  /** @type {string} */ name,
  /** @type {string} */ look
) {
  await page.goto(`${url}/?story=${name}${LOOKS[look]?.query}`)
  await page.locator('html[data-story]').waitFor({ timeout: 20_000 })
  const clip = /^(desktop|large|forced)/.test(look) ? DESKTOP_CLIP : undefined
  const path = join(/** @type {string} */ (folder), look, `${name.replaceAll('/', '.')}.png`)
  await page.screenshot({ path, animations: 'disabled', ...(clip && { clip }) })
  return { name, path }
}

/** Writes screenshots side by side on a sheet. */
async function writeSheet(
  /** @type {{ name: string, path: string }[]} */ shots,
  /** @type {string} */ path
) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const figures = await Promise.all(
    shots.map(async shot => {
      const data = (await readFile(shot.path)).toString('base64')
      return `<figure><figcaption>${shot.name}</figcaption><img src="data:image/png;base64,${data}"></figure>`
    })
  )
  await page.setContent(
    `<style>body{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;margin:8px;background:#999}
    figure{margin:0}img{width:100%}figcaption{font:14px sans-serif}</style>${figures.join('')}`
  )
  await page.screenshot({ path, fullPage: true })
  await page.close()
}

const names = await listNames()
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

/** Takes all screenshots of one look. */
async function shootAll(/** @type {string} */ look) {
  const context = await browser.newContext(LOOKS[look]?.options)
  const page = await context.newPage()
  const { textPx } = LOOKS[look] ?? {}
  if (textPx) {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: textPx } })
  }
  page.on('pageerror', error => console.error(`${page.url()}: ${error.message}`))
  const shots = []
  for (const name of names) shots.push(await shoot(page, name, look))
  await context.close()
  for (let first = 0; first < shots.length; first += PER_SHEET) {
    const sheet = `${look}-${String(first / PER_SHEET + 1).padStart(2, '0')}.png`
    await writeSheet(shots.slice(first, first + PER_SHEET), join(folder ?? '', sheet))
  }
}

const looks = chosen.length ? chosen : Object.keys(LOOKS)
await Promise.all(looks.map(shootAll))
await browser.close()
await close()
await rm(built, { recursive: true })
console.log(`${names.length} stories as ${looks.join(', ')} in ${folder}`)
