import { writeFile } from 'node:fs/promises'
import { bundleForBrowser } from './bundle.mjs'
import { minify } from './minify.mjs'

/**
 * Builds the template of stage 0: one line of ES5, in which `{names}` inside its strings stand for
 * the inputs. The source is ES5 already: esbuild joins its files, and cannot bring newer
 * syntax down that far.
 *
 * @param {string} file Where to write.
 */
export async function buildSnippet(file) {
  const { files } = await bundleForBrowser({
    entryPoints: ['src/entries/snippet.ts'],
    format: 'esm',
    sourcemap: false,
    target: 'es2015'
  })
  const bundled = files.get('snippet.js') ?? { code: '' }
  const { code } = await minify('snippet.js', bundled, {
    ecma: 5,
    toplevel: true,
    // Statements rather than commas: brotli has seen more of them.
    compress: { unsafe_arrows: false, unsafe_methods: false, sequences: false, if_return: false }
  })
  await writeFile(file, code)
}
