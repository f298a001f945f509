import { createLegacy } from './legacy/dialect.mjs'
import { minify } from './minify.mjs'
import { readInternalNames } from './read-internal-names.mjs'

/** Stage 1, in the names of either version. */
const LOADER = /^pipit\./

/** @typedef {import('./bundle-entries.mjs').Entries} Entries */

/**
 * @typedef {object} Dialect How files are written for one kind of browsers.
 * @property {string} ending Of their names.
 * @property {import('esbuild').Plugin[]} plugins
 * @property {(entries: Entries) => Promise<Entries>} write Brings bundled ES modules, of which each knows
 *   what it imports, into the form and under the names in which pages load them.
 * @property {(name: string, file: import('./bundle-entries.mjs').File, defs: Record<string, unknown>) =>
 *   Promise<import('./minify.mjs').Minified>} finish Minifies a file, and fills in what is read in it.
 */

/** For browsers of the last years: ES modules, but for stage 1. @returns {Dialect} */
const createModern = (/** @type {Map<string, string>} */ internalNames) => ({
  ending: '.js',
  plugins: [],
  write: async entries => entries,
  finish: (name, { code, map }, defs) =>
    LOADER.test(name)
      ? // A frame of our own: esbuild's says 'use strict', which saves nobody from anything here.
        minify(
          name,
          { code: `(() => {${code}})()`, map },
          { toplevel: true, internalNames, compress: { global_defs: defs, reduce_funcs: false } }
        )
      : minify(
          name,
          { code, map },
          { module: true, internalNames, compress: { global_defs: defs } }
        )
})

/** Makes the dialects in which everything is built. */
export function createDialects() {
  const internalNames = readInternalNames()
  return [createModern(internalNames), createLegacy(internalNames)]
}
