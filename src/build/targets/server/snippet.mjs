import { writeFile } from 'node:fs/promises'
import { bundleForBrowser, minify } from '../../bundling/index.mjs'

/**
 * Builds a template of a script in a page's HTML: one line of ES5, in which `{names}` inside strings are
 * replaced by inputs. The source is ES5 already: esbuild joins its files, but cannot compile newer syntax to ES5.
 *
 * @param {string} name Name of the entry.
 * @param {string} folder Output folder, with a slash at the end.
 */
export async function buildSnippet(name, folder) {
  const { files } = await bundleForBrowser({
    entryPoints: [`src/entries/${name}.ts`],
    format: 'esm',
    sourcemap: false,
    target: 'es2015'
  })
  const bundled = files.get(`${name}.js`) ?? { code: '' }
  const { code } = await minify(`${name}.js`, bundled, {
    ecma: 5,
    toplevel: true,
    // Statements compress better than commas.
    compress: { unsafe_arrows: false, unsafe_methods: false, sequences: false, if_return: false }
  })
  await writeFile(`${folder}${name}.js`, code)
}
