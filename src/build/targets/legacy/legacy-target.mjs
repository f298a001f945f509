import { createMinifyStyles, minify } from '../../bundling/index.mjs'
import { lowerSheet } from './lower-sheet.mjs'
import { preferLegacy } from './prefer-legacy.mjs'
import { writeEntries } from './write-entries.mjs'

/**
 * Makes the target of old browsers: ES5, in classic scripts with file names of their own.
 *
 * @param {Map<string, string>} internalNames
 * @returns {import('../cdn/index.mjs').BrowserTarget}
 */
export const createLegacyTarget = internalNames => ({
  ending: '.legacy.js',
  plugins: [preferLegacy, createMinifyStyles(lowerSheet, { target: 'ie11' })],
  builtIn: ['polling', 'mqtt'],
  write: writeEntries,
  finish: (name, file, defs) =>
    minify(name, file, {
      ecma: 5,
      internalNames,
      compress: { global_defs: defs, inline: 0, unsafe_arrows: false, unsafe_methods: false }
    })
})
