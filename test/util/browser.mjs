import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.mjs'

/** Where Debian, Ubuntu and Google put the browser. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]

const ADVICE =
  'Browser tests need Chromium, and none was found. Install it (Debian: apt-get install chromium), ' +
  'or set CHROMIUM_PATH to the one to use.'

/** For a quiet Chromium that runs as root and asks nothing of the network by itself. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/**
 * Finds the browser that tests drive: `CHROMIUM_PATH`, or one in a usual place.
 *
 * @returns {string | undefined} Path of the program.
 */
export function findBrowser() {
  return [process.env['CHROMIUM_PATH'], ...PLACES].find(path => path && existsSync(path))
}

/**
 * Finds the browser, and installs Debian's where there is none and it may.
 *
 * @returns {string} Path of the program.
 * @throws {Error} Says what to do by hand.
 */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  installFromDebian(['chromium'], ADVICE)
  const installed = findBrowser()
  if (!installed) throw new Error(ADVICE)
  return installed
}
