import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { buildStories, serveFolder } from '../../src/build/targets/stories/index.mjs'
import { contentSecurityPolicy } from '../../src/guide/content-security-policy'
import { recordProblems } from './record-problems'
import { borrowChromium } from './shared-chromium'

/** Milliseconds within which a story reaches its state; it gives up earlier by itself. */
const STATE_MS = 60_000

/** Names a time zone in which it is about noon, so that what was said hours ago was said today. */
const noonTimeZone = () => {
  const hoursAhead = 12 - new Date().getUTCHours()
  // These names have the sign of the hours to UTC.
  return `Etc/GMT${hoursAhead < 0 ? '+' : '-'}${Math.abs(hoursAhead)}`
}

/** Console message of the browser for a missing file. */
const MISSING = 'Failed to load resource'

/**
 * The strictest possible policy; the messenger, its images and its server belong to the site here.
 */
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

/** A tab that shows one story after the other. */
export interface StoryTab {
  page: Page
  /** Opens a story and waits for its state. */
  open(name: string): Promise<void>
  /** The messenger's document; that of the page where only the launcher is shown. */
  frame(): Promise<Frame>
  /** Console messages and policy violations since the last call, except for missing files. */
  problems(): string[]
}

/** The story pages, built and served. */
export interface StoryWorld {
  /** Names of all stories. */
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
  const browser = await borrowChromium()

  const openTab: StoryWorld['openTab'] = async (options, query = '') => {
    const context = await browser.newContext({ timezoneId: noonTimeZone(), ...options })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const problems = await recordProblems(page)
    return {
      page,
      open: async name => {
        await page.goto(`${site.url}/?story=${name}${query}`)
        const state = page.locator('html[data-story]')
        const isThere = await state.waitFor({ state: 'attached', timeout: STATE_MS }).then(
          () => true,
          () => false
        )
        if (!isThere) problems.push('it never comes to its state')
      },
      frame: async () => {
        const element = await page.locator('#web-messenger-container').elementHandles()
        return (await element[0]?.contentFrame()) ?? page.mainFrame()
      },
      problems: () => problems.splice(0).filter(text => !text.startsWith(MISSING))
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
