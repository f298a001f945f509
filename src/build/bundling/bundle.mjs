import { basename } from 'node:path'
import { build } from 'esbuild'
import { constants, onPreact, root } from '../project.mjs'
import { overridesAsDefinitions } from './define-overrides.mjs'
import { minifyStyles } from './minify-styles.mjs'

/** Keeps globals of nanostores and mqtt inside the bundle: the messenger leaves no names on the page. */
const NO_GLOBALS = {
  'globalThis.nanostoresGlobal': '__GLOBALS__.nanostoresGlobal',
  'globalThis.regeneratorRuntime': '__GLOBALS__.regeneratorRuntime',
  regeneratorRuntime: '__GLOBALS__.regeneratorRuntime'
}

/**
 * @typedef {object} Bundled
 * @property {Map<string, { code: string, map: string | undefined }>} files By name, not yet minified.
 * @property {import('esbuild').Metafile} metafile Inputs and imports of each file.
 */

/**
 * Makes the options that all bundles for browsers share: on Preact, in memory.
 *
 * @param {import('esbuild').BuildOptions} options Options of one bundle.
 */
export const browserOptions = ({ plugins = [], ...options }) => ({
  absWorkingDir: root,
  alias: onPreact,
  bundle: true,
  charset: /** @type {const} */ ('ascii'),
  define: { ...constants, ...NO_GLOBALS },
  inject: [`${root}src/build/bundling/page-globals.mjs`],
  jsx: /** @type {const} */ ('automatic'),
  legalComments: /** @type {const} */ ('none'),
  logLevel: /** @type {const} */ ('warning'),
  minifySyntax: true,
  outdir: 'out',
  plugins: [...plugins, minifyStyles, overridesAsDefinitions],
  sourcemap: /** @type {const} */ ('external'),
  treeShaking: true,
  ...options,
  metafile: /** @type {const} */ (true),
  write: /** @type {const} */ (false)
})

/**
 * Bundles for browsers without writing files.
 *
 * @param {import('esbuild').BuildOptions} options Beyond those that all bundles for browsers share.
 * @returns {Promise<Bundled>}
 */
export async function bundleForBrowser(options) {
  const { outputFiles, metafile } = await build(browserOptions(options))
  const text = new Map(outputFiles.map(file => [basename(file.path), file.text]))
  const names = [...text.keys()].filter(name => !name.endsWith('.map'))
  const files = new Map(
    names.map(name => [name, { code: text.get(name) ?? '', map: text.get(`${name}.map`) }])
  )
  return { files, metafile }
}
