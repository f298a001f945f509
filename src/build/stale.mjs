import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './project.mjs'

/** What every artefact depends on, beside its own rooms. */
const COMMON = ['package.json', 'package-lock.json', 'tsconfig.json', 'src/entries', 'src/build']

/** Time of the newest change below a path, in ms. Folders count, since theirs change when files go. */
async function newestChange(/** @type {string} */ path) {
  const { mtimeMs } = await stat(path)
  const below = await readdir(path, { recursive: true }).catch(() => [])
  const times = await Promise.all(below.map(async name => (await stat(join(path, name))).mtimeMs))
  return Math.max(mtimeMs, ...times)
}

/**
 * Tells whether an artefact has to be built: it is missing, or a source changed after it was built.
 *
 * @param {Pick<import('./artefacts.mjs').Artefact, 'proof' | 'sources'>} artefact
 */
export async function isStale({ proof, sources }) {
  const built = await stat(proof).catch(() => undefined)
  if (!built) return true
  const paths = [...COMMON, ...sources.map(room => `src/${room}`)]
  const changes = await Promise.all(paths.map(path => newestChange(`${root}${path}`)))
  return Math.max(...changes) > built.mtimeMs
}
