/** @typedef {import('./run-step.mjs').Result} Result */

const SLOWEST = 10

/** Prints each step, the slowest files, unstable tests, and last how many passed and failed. */
export function printResults(/** @type {Result[]} */ results, /** @type {number} */ seconds) {
  console.log('\nstep                 passed  failed  seconds')
  for (const { name, passed, failed, seconds } of results) {
    const numbers = [passed, failed].map(number => String(number).padStart(8)).join('')
    console.log(`${name.padEnd(19)}${numbers}${seconds.toFixed(1).padStart(9)}`)
  }
  const slowest = results
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
  if (slowest.length) console.log('\nslowest files, in seconds')
  for (const { path, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)}  ${path}`)

  console.log(`\n${seconds.toFixed(0)} s in all`)
  for (const test of results.flatMap(({ unstable }) => unstable)) console.log(`unstable: ${test}`)
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
}
