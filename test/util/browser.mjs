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

const SHELL_PACKAGE = 'chromium-headless-shell'
const PACKAGES = ['chromium', SHELL_PACKAGE]

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

const findWhole = () =>
  [process.env['CHROMIUM_PATH'], ...PLACES].find(path => path && existsSync(path))

const find = (/** @type {boolean} */ isWhole) => {
  const whole = findWhole()
  const isChosen = isWhole || process.env['CHROMIUM_PATH'] || !existsSync(SHELL)
  return whole && !isChosen ? SHELL : whole
}

/**
 * Finds the browser for tests, and installs Debian's if there is none and that is permitted:
 * `CHROMIUM_PATH`, Debian's headless shell, or a browser in a usual place.
 *
 * @param {object} [options]
 * @param {boolean} [options.isWhole] Refuses the headless shell, which has no back-forward cache and plays
 *   sounds before the visitor has used a page.
 * @returns {string} Path of the program.
 * @throws {Error} Says what to do by hand.
 */
export function ensureBrowser({ isWhole = false } = {}) {
  const found = find(isWhole)
  if (found) return found
  installFromDebian(PACKAGES, ADVICE)
  const installed = find(isWhole)
  if (!installed) throw new Error(ADVICE)
  return installed
}

/** Installs Debian's headless shell beside its whole browser, where that is permitted: tests take a quarter less time. */
export function preferShell() {
  if (findWhole() !== PLACES[0] || existsSync(SHELL)) return
  try {
    installFromDebian([SHELL_PACKAGE], ADVICE)
  } catch {
    // The whole browser does.
  }
}
