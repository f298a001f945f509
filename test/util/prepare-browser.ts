import { ensureBrowser } from './browser.mjs'

/** Runs before browser tests, so that they never fail one by one for want of a browser. */
export default function prepareBrowser() {
  ensureBrowser()
}
