import { minify } from '../minify.mjs'
import { createMinifyStyles } from '../minify-styles.mjs'
import { lowerSheet } from './lower-sheet.mjs'
import { preferLegacy } from './prefer-legacy.mjs'
import { writeEntries } from './write-entries.mjs'

/**
 * Makes the dialect of old browsers: ES5, in classic scripts under their own names.
 *
 * @param {Map<string, string>} internalNames
 * @returns {import('../dialects.mjs').Dialect}
 */
export const createLegacy = internalNames => ({
  ending: '.legacy.js',
  plugins: [preferLegacy, createMinifyStyles(lowerSheet, { target: 'ie11' })],
  write: writeEntries,
  finish: (name, file, defs) =>
    minify(name, file, {
      ecma: 5,
      internalNames,
      compress: { global_defs: defs, inline: 0, unsafe_arrows: false, unsafe_methods: false }
    })
})
