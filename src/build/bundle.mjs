import { basename } from 'node:path'
import { build } from 'esbuild'
import { minifyStyles } from './minify-styles.mjs'
import { constants, onPreact, root } from './project.mjs'

/**
 * @typedef {object} Bundled
 * @property {Map<string, { code: string, map: string | undefined }>} files By name, not yet minified.
 * @property {import('esbuild').Metafile} metafile What each file is made of and imports.
 */

/**
 * Bundles for browsers, on Preact, without writing anything to the disk.
 *
 * @param {import('esbuild').BuildOptions} options Beyond what all browser bundles share.
 * @returns {Promise<Bundled>}
 */
export async function bundleForBrowser({ plugins = [], ...options }) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    alias: onPreact,
    bundle: true,
    charset: 'ascii',
    define: constants,
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    minifySyntax: true,
    outdir: 'out',
    plugins: [...plugins, minifyStyles],
    sourcemap: 'external',
    treeShaking: true,
    ...options,
    write: false
  })
  const text = new Map(outputFiles.map(file => [basename(file.path), file.text]))
  const names = [...text.keys()].filter(name => !name.endsWith('.map'))
  const files = new Map(
    names.map(name => [name, { code: text.get(name) ?? '', map: text.get(`${name}.map`) }])
  )
  return { files, metafile: /** @type {import('esbuild').Metafile} */ (metafile) }
}
