import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './project.mjs'

/** Paths that every output depends on, beside its own rooms. */
const COMMON = ['package.json', 'package-lock.json', 'tsconfig.json', 'src/entries', 'src/build']

/** Time of the newest change below a path, in ms. Folders count: their time changes when files are deleted. */
async function newestChange(/** @type {string} */ path) {
  const { mtimeMs } = await stat(path)
  const below = await readdir(path, { recursive: true }).catch(() => [])
  const times = await Promise.all(below.map(async name => (await stat(join(path, name))).mtimeMs))
  return Math.max(mtimeMs, ...times)
}

/**
 * Tells whether an output must be built: it is missing, or a source changed after it was built.
 *
 * @param {Pick<import('./outputs.mjs').Output, 'lastFile' | 'sources'>} output
 */
export async function isStale({ lastFile, sources }) {
  const built = await stat(lastFile).catch(() => undefined)
  if (!built) return true
  const paths = [...COMMON, ...sources.map(room => `src/${room}`)]
  const changes = await Promise.all(paths.map(path => newestChange(`${root}${path}`)))
  return Math.max(...changes) > built.mtimeMs
}
