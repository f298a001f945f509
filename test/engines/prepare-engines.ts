import { existsSync } from 'node:fs'
import { installFromDebian } from '../util/debian.mjs'

/** Debian's packages, and what each brings. */
const PROGRAMS = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb'
}

const findMissing = () =>
  Object.entries(PROGRAMS)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name)

/** Installs the browsers that are missing; where it may not, it says what to do, and nothing runs. */
export default function prepareEngines() {
  const missing = findMissing()
  if (!missing.length) return
  installFromDebian(
    missing,
    `These tests need ${missing.join(', ')}: apt-get install ${missing.join(' ')} (Debian).`
  )
}
