import { outputs } from './outputs.mjs'
import { isStale } from './stale.mjs'

/**
 * @typedef {object} BuildOptions
 * @property {string[]} [names] Names of outputs; all when it is empty.
 * @property {boolean} [onlyStale] Leaves out what is newer than its sources.
 * @property {boolean} [updatesNames] Updates the table of short names where it differs from the sources.
 */

/**
 * Builds outputs side by side. Prints which, the time that each took, and which are still under way.
 *
 * @param {BuildOptions} [options]
 * @returns {Promise<string[]>} Names of those that were built.
 */
export async function buildOutputs({ names = [], onlyStale = false, updatesNames = false } = {}) {
  const chosen = outputs.filter(({ name }) => !names.length || names.includes(name))
  const states = await Promise.all(chosen.map(output => !onlyStale || isStale(output)))
  const toBuild = chosen.filter((_, n) => states[n])
  const underWay = new Set(toBuild.map(({ name }) => name))
  const rest = () => [...underWay].join(', ')
  if (underWay.size) console.log(`Building ${rest()} …`)
  await Promise.all(
    toBuild.map(async ({ name, build }) => {
      const start = performance.now()
      await build({ updatesNames })
      underWay.delete(name)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(
        `Built ${name} in ${seconds} s${underWay.size ? `, still building ${rest()}` : ''}`
      )
    })
  )
  return toBuild.map(({ name }) => name)
}

/**
 * Builds as `buildOutputs` does. A mistake in the sources ends the process with a message.
 *
 * @param {BuildOptions} options
 */
export async function buildOrExit(options) {
  try {
    await buildOutputs(options)
  } catch (error) {
    console.error(`The build failed. ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}
