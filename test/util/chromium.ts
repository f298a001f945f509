import { chromium, type Browser } from 'playwright-core'
import { BROWSER_ARGUMENTS, ensureBrowser } from './browser.mjs'

/** Starts a browser; its caller closes it. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS })
