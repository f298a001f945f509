import { buildOrExit, outputs } from './index.mjs'

const USAGE = 'node src/build/cli.mjs [--stale] [output …]'

const known = outputs.map(({ name }) => name)
const names = process.argv.slice(2).filter(word => word !== '--stale')
const unknown = names.filter(name => !known.includes(name))

if (unknown.length) {
  console.error(`Usage: ${USAGE}\nOutputs are ${known.join(', ')}, got ${unknown.join(', ')}`)
  process.exit(2)
}
await buildOrExit({ names, onlyStale: process.argv.includes('--stale') })
