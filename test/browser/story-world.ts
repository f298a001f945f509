import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { serveFolder } from '../../src/build/serve-folder.mjs'
import { buildStories } from '../../src/build/stories.mjs'
import { contentSecurityPolicy } from '../../src/guide/content-security-policy'
import { launchChromium } from '../util/chromium'
import { watchComplaints } from './watch-complaints'

/** Longest time for a story to come to its state, which gives up earlier by itself. */
const STATE_MS = 60_000

/** How the browser complains of what is not there. */
const MISSING = 'Failed to load resource'

/** The strictest there is; the messenger, its pictures and its server are parts of the site here. */
const POLICY = contentSecurityPolicy({
  baseUrl: 'https://stories.invalid',
  trustedTypes: true,
  own: {
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'https://pictures.invalid'],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"]
  }
})

/** A tab in which one story after the other is opened. */
export interface StoryTab {
  page: Page
  /** Opens a story and waits for its state. */
  open(name: string): Promise<void>
  /** The messenger's document; that of the page where only the launcher is shown. */
  frame(): Promise<Frame>
  /**
   * What was complained of since it was asked last, what the policy forbade included, but for what
   * cannot be loaded.
   */
  complaints(): string[]
}

/** The story pages, built and served. */
export interface StoryWorld {
  /** Of all stories. */
  names: string[]
  /** Opens a tab in a browser of its own, which is closed when the test has ended. */
  openTab(options: BrowserContextOptions, query?: string): Promise<StoryTab>
  close(): Promise<void>
}

const listNames = async (browser: Browser, url: string): Promise<string[]> => {
  const page = await browser.newPage()
  await page.goto(`${url}/`)
  const names = await page
    .locator('[data-name]')
    .evaluateAll(lines => lines.map(line => (line as HTMLElement).dataset['name']!))
  await page.close()
  return names
}

/** Builds the story pages and opens a browser. */
export const openStoryWorld = async (): Promise<StoryWorld> => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-stories-'))
  await buildStories({ folder })
  const site = await serveFolder(folder, 0, { 'content-security-policy': POLICY })
  const browser = await launchChromium()

  const openTab: StoryWorld['openTab'] = async (options, query = '') => {
    const context = await browser.newContext(options)
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const complaints = await watchComplaints(page)
    return {
      page,
      open: async name => {
        await page.goto(`${site.url}/?story=${name}${query}`)
        const state = page.locator('html[data-story]')
        const isThere = await state.waitFor({ state: 'attached', timeout: STATE_MS }).then(
          () => true,
          () => false
        )
        if (!isThere) complaints.push('it never comes to its state')
      },
      frame: async () => {
        const element = await page.locator('#web-messenger-container').elementHandles()
        return (await element[0]?.contentFrame()) ?? page.mainFrame()
      },
      complaints: () => complaints.splice(0).filter(text => !text.startsWith(MISSING))
    }
  }

  return {
    names: await listNames(browser, site.url),
    openTab,
    async close() {
      await browser.close()
      await site.close()
      await rm(folder, { recursive: true })
    }
  }
}
