export { buildOrExit, buildOutputs } from './build.mjs'
export { outputs, SERVED } from './outputs.mjs'
export { cdnFolder, constants, distFolder, root, version } from './project.mjs'
