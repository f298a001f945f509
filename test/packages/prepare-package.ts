import { SERVED, buildOutputs } from '../../src/build/index.mjs'

/** Runs before tests of the npm package, so that they never pack an old build. */
export default async function preparePackage() {
  await buildOutputs({ names: [...SERVED, 'npm'], onlyStale: true })
}
