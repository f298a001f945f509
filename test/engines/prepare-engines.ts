import { existsSync } from 'node:fs'
import { installFromDebian } from '../util/debian.mjs'

/** Packages of Debian, with the programs they provide. */
const PROGRAMS = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb'
}

const findMissing = () =>
  Object.entries(PROGRAMS)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name)

/**
 * Installs missing browsers. Where that is not permitted, it explains what to do, and no test runs.
 */
export default function prepareEngines() {
  const missing = findMissing()
  if (!missing.length) return
  installFromDebian(
    missing,
    `These tests need ${missing.join(', ')}: apt-get install ${missing.join(' ')} (Debian).`
  )
}
