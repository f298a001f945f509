import type { Browser } from 'playwright-core'
import { launchChromium } from '../util/chromium'

/** Runs for all files of a worker, and ends with it. */
let shared: Promise<Browser> | undefined

const launch = async (): Promise<Browser> => {
  const browser = await launchChromium()
  browser.close = async () => {
    await Promise.all(browser.contexts().map(context => context.close()))
  }
  return browser
}

/** Lends the browser of this worker to one file after the other. Its `close` closes the pages only. */
export const borrowChromium = async (): Promise<Browser> => {
  const running = await shared?.catch(() => undefined)
  if (running?.isConnected()) return running
  shared = launch()
  return shared
}
