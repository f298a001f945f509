import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { root } from '../src/build/index.mjs'
import { readBudgets } from '../src/build/sizes/index.mjs'
import { figure, table } from './util/figures.mjs'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Measures files together: raw, gzip and brotli. */
async function measureAll(/** @type {string[]} */ files) {
  const sizes = await Promise.all(
    files.map(async file => {
      const content = await readFile(`${root}${file}`)
      const compressed = await Promise.all([gzipOf(content, { level: 9 }), brotliOf(content)])
      return [content, ...compressed].map(({ length }) => length)
    })
  )
  return [0, 1, 2].map(n => sizes.reduce((sum, size) => sum + (size[n] ?? 0), 0))
}

const rows = await Promise.all(
  (await readBudgets()).map(async ({ name, path }) => [
    name,
    ...(await measureAll(path)).map(count => figure(count, 'B'))
  ])
)
console.log('Bytes by story, each after the launcher, and by chunk')
console.log(table([['', 'raw', 'gzip 9', 'brotli 11'], ...rows]))
