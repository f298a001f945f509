import { SERVED } from '../../src/build/artefacts.mjs'
import { buildArtefacts } from '../../src/build/index.mjs'

/** Runs before tests that look at what a server serves, so that they never see an old build. */
export default async function prepareBuild() {
  await buildArtefacts({ names: SERVED, onlyStale: true })
}
