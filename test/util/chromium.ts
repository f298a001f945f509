import { chromium, type Browser } from 'playwright-core'
import { BROWSER_ARGUMENTS, ensureBrowser } from './browser.mjs'

/** Lets no page play sounds because earlier tests played some in it. */
const NO_ENGAGEMENT =
  '--disable-features=MediaEngagementBypassAutoplayPolicies,PreloadMediaEngagementData'

interface ChromiumOptions {
  /** Refuses the headless shell, which has no back-forward cache. */
  isWhole?: boolean
  /** Draws scroll bars, which take room. @default false */
  hasScrollBars?: boolean
}

/** Starts a browser, which its caller closes. */
export const launchChromium = (options?: ChromiumOptions): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureBrowser(options),
    ignoreDefaultArgs: options?.hasScrollBars ? ['--hide-scrollbars'] : [],
    args: options?.isWhole ? [...BROWSER_ARGUMENTS, NO_ENGAGEMENT] : BROWSER_ARGUMENTS
  })
