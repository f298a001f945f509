import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Held during an installation: apt-get gives up at once where another one runs. */
const LOCK = join(tmpdir(), 'pipit-debian.lock')

/**
 * Installs packages of Debian, where that needs no confirmation.
 *
 * @param {string[]} packages Their names.
 * @param {string} advice Steps to do by hand.
 * @throws {Error} The advice, where it may not be done here.
 */
export function installFromDebian(packages, advice) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(advice)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const command of [
    // A run that was killed may have left one half installed, and nothing can be installed beside that.
    ['dpkg', '--configure', '-a'],
    ['apt-get', '-q', 'update'],
    ['apt-get', '-q', 'install', '-y', '--no-install-recommends', ...packages]
  ]) {
    execFileSync('flock', [LOCK, ...command], { env: environment, stdio: 'inherit' })
  }
}

/**
 * Unpacks a package of Debian into a folder, and installs the libraries that it needs: for one that cannot be
 * installed beside another.
 *
 * @param {string} name Its name.
 * @param {string} folder An empty folder.
 * @param {string} advice Steps to do by hand.
 * @throws {Error} The advice, where it may not be done here.
 */
export function unpackFromDebian(name, folder, advice) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(advice)
  const options = { cwd: folder, encoding: /** @type {const} */ ('utf8') }
  const download = () =>
    execFileSync('apt-get', ['-q', '-o', 'APT::Sandbox::User=root', 'download', name], options)
  try {
    download()
  } catch {
    execFileSync('flock', [LOCK, 'apt-get', '-q', 'update'], { stdio: 'inherit' })
    download()
  }
  const [file = ''] = readdirSync(folder).filter(each => each.endsWith('.deb'))
  const needs = execFileSync('dpkg-deb', ['-f', file, 'Depends'], options)
  const isMissing = (/** @type {string} */ library) =>
    spawnSync('dpkg', ['-s', library]).status !== 0
  const missing = (needs.match(/\blib[\w.+-]+/g) ?? []).filter(isMissing)
  if (missing.length) installFromDebian(missing, advice)
  execFileSync('dpkg-deb', ['-x', file, folder], options)
}
