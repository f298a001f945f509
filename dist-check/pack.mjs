import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../src/build/index.mjs'

const run = promisify(execFile)

/**
 * Packs the package as npm publishes it.
 *
 * @returns Path of the tarball, in that folder.
 */
export async function pack(/** @type {string} */ folder) {
  const options = ['--json', '--ignore-scripts', '--pack-destination', folder]
  const { stdout } = await run('npm', ['pack', ...options], { cwd: root })
  /** @type {{ filename: string }[]} */
  const [{ filename } = { filename: '' }] = JSON.parse(stdout)
  return join(folder, filename)
}
