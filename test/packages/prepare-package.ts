import { SERVED } from '../../src/build/artefacts.mjs'
import { buildArtefacts } from '../../src/build/index.mjs'

/** Runs before tests that install the package, so that they never pack an old build. */
export default async function preparePackage() {
  await buildArtefacts({ names: [...SERVED, 'npm'], onlyStale: true })
}
