import { readFile } from 'node:fs/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { cdnFolder, root } from '../src/build/project.mjs'
import { figure, table } from './util/figures.mjs'

/** @typedef {{ bytes: number, gzip: number, brotli: number }} Size */
/** @typedef {{ files: Record<string, Size>, entries: Record<string, { closure: string[] }> }} Manifest */

const NOTHING = { bytes: 0, gzip: 0, brotli: 0 }

/** @type {Manifest} */
const { files, entries } = JSON.parse(await readFile(`${cdnFolder}manifest.json`, 'utf8'))
const source = await readFile(`${root}dist/server/snippet.js`)
const snippet = {
  bytes: source.length,
  gzip: gzipSync(source, { level: 9 }).length,
  brotli: brotliCompressSync(source).length
}

const add = (/** @type {Size} */ a, /** @type {Size} */ b) => ({
  bytes: a.bytes + b.bytes,
  gzip: a.gzip + b.gzip,
  brotli: a.brotli + b.brotli
})

/** What an entry brings to a page that has already loaded some others. */
function sizeOf(/** @type {string} */ entry, /** @type {string[]} */ loaded = []) {
  const has = new Set(loaded.flatMap(name => entries[name]?.closure ?? []))
  const closure = entries[entry]?.closure
  if (!closure) throw new Error(`The build has no ${entry}.`)
  return closure
    .filter(name => !has.has(name))
    .map(name => files[name] ?? NOTHING)
    .reduce(add, NOTHING)
}

const launcher = sizeOf('pipit.js')
const messenger = sizeOf('messenger.js')
const live = sizeOf('live.js', ['messenger.js'])

/** @type {[name: string, size: Size][]} */
const stages = [
  ['0  snippet, in the page', snippet],
  ['1  pipit.js', launcher],
  ['2  messenger.js and what it imports', messenger],
  ['3  live.js, right behind', live],
  ['3  polling.js, where WebSocket fails', sizeOf('polling.js', ['live.js'])],
  ['everybody: 0 and 1', add(snippet, launcher)],
  ['a live text conversation: 2 and live.js', add(messenger, live)]
]

console.log('Bytes by stage')
console.log(
  table([
    ['', 'raw', 'gzip 9', 'brotli 11'],
    ...stages.map(([name, { bytes, gzip, brotli }]) => [
      name,
      ...[bytes, gzip, brotli].map(count => figure(count, 'B'))
    ])
  ])
)
