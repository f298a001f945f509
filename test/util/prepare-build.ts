import { SERVED, buildOutputs } from '../../src/build/index.mjs'

/** Runs before tests of served files, so that they never use an old build. */
export default async function prepareBuild() {
  await buildOutputs({ names: SERVED, onlyStale: true })
}
