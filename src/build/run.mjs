import { buildOrExit, distFolder, SERVED } from './index.mjs'

// `node src/build/run.mjs <program> [argument …]`, in one process, so that signals reach the program.
const [node = '', , program = 'server', ...rest] = process.argv
const file = `${distFolder}server/${program}.js`

await buildOrExit({ names: SERVED, onlyStale: true })
process.argv = [node, file, ...rest]
await import(file)
