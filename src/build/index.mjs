import { artefacts } from './artefacts.mjs'
import { isStale } from './stale.mjs'

/**
 * @typedef {object} BuildOptions
 * @property {string[]} [names] Of artefacts; without it, all.
 * @property {boolean} [onlyStale] Leave out what is newer than its sources.
 */

/**
 * Builds, and says what it did.
 *
 * @param {BuildOptions} [options]
 * @returns {Promise<string[]>} Names of those that were built.
 */
export async function buildArtefacts({ names = [], onlyStale = false } = {}) {
  const chosen = artefacts.filter(({ name }) => !names.length || names.includes(name))
  const built = []
  for (const artefact of chosen) {
    if (onlyStale && !(await isStale(artefact))) continue
    const start = performance.now()
    await artefact.build()
    built.push(artefact.name)
    console.log(`Built ${artefact.name} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  return built
}

/**
 * Builds as `buildArtefacts` does. A mistake in the sources ends the process with a message.
 *
 * @param {BuildOptions} options
 */
export async function buildOrExit(options) {
  try {
    await buildArtefacts(options)
  } catch (error) {
    console.error(`The build failed. ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}
