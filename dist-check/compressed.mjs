import { readFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { cdnFolder } from '../src/build/index.mjs'
import { readManifest } from './read-cdn.mjs'

const FORMS = [
  { ending: '.br', size: /** @type {const} */ ('brotli'), decompress: brotliDecompressSync },
  { ending: '.gz', size: /** @type {const} */ ('gzip'), decompress: gunzipSync }
]

export const title = 'compressed copies hold the same bytes'

export async function findProblems() {
  const { files } = await readManifest()
  const problems = []
  for (const [name, sizes] of Object.entries(files)) {
    const plain = await readFile(`${cdnFolder}${name}`)
    if (plain.length !== sizes.bytes) {
      problems.push(`${name} has ${plain.length} B, the manifest says ${sizes.bytes} B`)
    }
    for (const { ending, size, decompress } of FORMS) {
      const compressed = await readFile(`${cdnFolder}${name}${ending}`)
      if (!decompress(compressed).equals(plain))
        problems.push(`${name}${ending} holds something else`)
      if (compressed.length !== sizes[size]) {
        problems.push(
          `${name}${ending} has ${compressed.length} B, the manifest says ${sizes[size]} B`
        )
      }
    }
  }
  return problems
}
