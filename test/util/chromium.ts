import { chromium, type Browser } from 'playwright-core'
import { ensureBrowser } from './browser.mjs'

/** A quiet Chromium that runs as root and asks nothing of the network by itself. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** Starts a browser; its caller closes it. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: ARGUMENTS })
