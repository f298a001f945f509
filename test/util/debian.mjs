import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Held by who installs: apt-get gives up at once where another one runs. */
const LOCK = join(tmpdir(), 'pipit-debian.lock')

/**
 * Installs packages of Debian, where that needs no confirmation.
 *
 * @param {string[]} packages Their names.
 * @param {string} advice What to do by hand.
 * @throws {Error} The advice, where it may not be done here.
 */
export function installFromDebian(packages, advice) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(advice)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    execFileSync('flock', [LOCK, 'apt-get', '-q', ...words], { env: environment, stdio: 'inherit' })
  }
}
