import { ensureBrowser } from './browser.mjs'

/** Runs before browser tests, so that a missing browser is reported once. */
export default function prepareBrowser() {
  ensureBrowser()
}
