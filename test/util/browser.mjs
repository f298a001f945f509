import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.mjs'

/** Paths at which Debian, Ubuntu and Google install the browser. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]

/** Debian's Chromium without a window system: half the work of the whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell'

const PACKAGES = ['chromium', 'chromium-headless-shell']

const ADVICE =
  `Browser tests need Chromium, and none was found. Install it (Debian: apt-get install ${PACKAGES.join(' ')}), ` +
  'or set CHROMIUM_PATH to the one to use.'

/** Arguments for a Chromium that runs as root and sends no requests of its own. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

const CHOSEN = process.env['CHROMIUM_PATH']

const findWhole = () => [CHOSEN, ...PLACES].find(path => path && existsSync(path))

/** Installs what Debian has, if it may here. */
const tryToInstall = (/** @type {string[]} */ packages) => {
  try {
    installFromDebian(packages, ADVICE)
  } catch {
    // What is there has to do.
  }
}

/**
 * Finds the browser for tests, and installs Debian's where that is permitted and a better one is not there:
 * `CHROMIUM_PATH`, Debian's headless shell, or a browser in a usual place.
 *
 * @param {object} [options]
 * @param {boolean} [options.isWhole] Refuses the headless shell, which has no back-forward cache and plays
 *   sounds before the visitor has used a page.
 * @returns {string} Path of the program.
 * @throws {Error} Says what to do by hand.
 */
export function ensureBrowser({ isWhole = false } = {}) {
  if (!findWhole()) installFromDebian(PACKAGES, ADVICE)
  else if (!isWhole && !CHOSEN && !existsSync(SHELL)) tryToInstall(PACKAGES)
  const found = !isWhole && !CHOSEN && existsSync(SHELL) ? SHELL : findWhole()
  if (!found) throw new Error(ADVICE)
  return found
}
