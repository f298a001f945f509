import { ensureBrowser, preferShell } from './browser.mjs'

/** Runs before browser tests, so that a missing browser is installed or reported once. */
export default function prepareBrowser() {
  preferShell()
  ensureBrowser()
}
