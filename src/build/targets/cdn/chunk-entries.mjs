import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { root } from '../../project.mjs'
import { openDoors } from './open-doors.mjs'

const SCHEME = 'chunk:'
/** Slots in a manifest, which only the build and a bundle in one piece read. */
const SLOTS = /\bslots: \[[^\]]*\],?/

/** Names the entry of a chunk. */
export const entryOf = (/** @type {string} */ name) => SCHEME + name

/**
 * Makes the modules `chunk:name` of the table of chunks: each exports its features. A name that is not in
 * the table stands for an empty module.
 *
 * @param {import('./read-chunks.mjs').Chunk[]} chunks
 * @returns {import('esbuild').Plugin}
 */
export const chunkEntries = chunks => ({
  name: 'chunk-entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^chunk:/ }, ({ path }) => ({
      path: path.slice(SCHEME.length),
      namespace: 'chunk'
    }))
    onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path }) => {
      const { features = [] } = chunks.find(({ name }) => name === path) ?? {}
      const imports = features.map(
        // Relative, because source maps quote these lines.
        (file, index) => `import { feature as f${index} } from './${relative(root, file)}'`
      )
      const names = features.map((_, index) => `f${index}`).join(', ')
      return {
        contents: features.length
          ? `${imports.join('\n')}\nexport const features = [${names}]`
          : 'export {}',
        resolveDir: root
      }
    })
    onLoad({ filter: /\/feature\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: openDoors(path, (await readFile(path, 'utf8')).replace(SLOTS, ''))
    }))
  }
})
