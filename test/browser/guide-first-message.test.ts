import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../../src/build/index.mjs'
import { launchChromium } from '../util/chromium'
import { freePort } from '../util/free-port'
import { readSample, readSamples } from '../util/guide-samples'
import { visitorOn } from './visitor'

const PAGE = 'first-message'
/** Files and folders of an installation beside `node_modules`. */
const SOURCE = ['src', 'CHANGELOG.md', 'package.json', 'package-lock.json', 'tsconfig.json']
const ADDRESS = /http\S+#\/set-up\/\S+/
const OWNER = {
  'Business name': 'Corner Bakery',
  'E-mail': 'owner@bakery.example',
  Password: 'correct horse battery'
}

/** From an unpacked folder, without the download of packages. */
const MINUTES_MAX = 5
const CLICKS_MAX = 5
const COPIES_MAX = 5

let browser: Browser
let folder: string

/** Starts the server by the command of the guide. Resolves with the address that it prints. */
const startServer = async (command: string): Promise<string> => {
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    detached: true,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      PORT: String(await freePort()),
      PIPIT_LOG_LEVEL: 'warn'
    },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  // The shell, npm, and the server.
  onTestFinished(() => void process.kill(-child.pid!, 'SIGKILL'))
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    const found = ADDRESS.exec(printed)
    if (found) return found[0]
  }
  throw new Error(`The server printed no address: ${printed}`)
}

const openPage = async (): Promise<Page> => {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  return context.newPage()
}

describe('A reader of the guide', () => {
  beforeAll(async () => {
    browser = await launchChromium()
    folder = await mkdtemp(join(tmpdir(), 'pipit-reader-'))
    for (const name of SOURCE) await cp(join(root, name), join(folder, name), { recursive: true })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  })
  afterAll(async () => {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('comes from the source to a first message and its answer in less than five minutes', async () => {
    let clicks = 0
    let copies = 0
    const click = async (page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') => {
      clicks += 1
      await page.getByRole(role, { name, exact: true }).click()
    }
    const begin = Date.now()
    const [install, start] = readSamples(PAGE).filter(({ language }) => language === 'sh')
    copies += 2
    expect(install!.text).toBe('npm ci --omit=dev\n')
    const address = await startServer(start!.text)

    const team = await openPage()
    copies += 1
    await team.goto(address)
    for (const [label, value] of Object.entries(OWNER)) {
      await team.getByLabel(label, { exact: true }).fill(value)
    }
    await click(team, 'Create account')
    copies += 1
    const lines = await team.getByRole('region', { name: 'Direct script' }).textContent()

    copies += 1
    const html = readSample(PAGE, 'Put the messenger on a page', 'html')
    const file = join(folder, 'shop.html')
    await writeFile(file, html.replace('<!-- The two lines -->', lines!))
    const { page, open, write, texts } = visitorOn(await openPage())
    await page.goto(pathToFileURL(file).href)
    clicks += 1
    await open()
    await write('Do you have rye bread?')

    await click(team, /Do you have rye bread/, 'link')
    await team.getByPlaceholder('Write a reply').fill('We do.')
    await click(team, 'Send')
    await expect.poll(texts).toEqual(['Do you have rye bread?', 'We do.'])

    const seconds = Math.round((Date.now() - begin) / 1000)
    console.info(`First message: ${seconds} s, ${clicks} clicks, ${copies} copies`)
    expect(seconds).toBeLessThan(60 * MINUTES_MAX)
    expect(clicks).toBeLessThanOrEqual(CLICKS_MAX)
    expect(copies).toBeLessThanOrEqual(COPIES_MAX)
  }, 600_000)
})
