import { minify } from '../../bundling/index.mjs'
import { toFactory } from './to-factory.mjs'

/** Stage 1, in the names of either version. */
const LOADER = /^pipit\./

/**
 * Makes the target of current browsers: ES modules, but for stage 1, which is a classic script.
 *
 * @param {Map<string, string>} internalNames
 * @returns {import('./browser-targets.mjs').BrowserTarget}
 */
export const createModernTarget = internalNames => ({
  ending: '.js',
  plugins: [],
  builtIn: [],
  write: async ({ files, ...entries }) => ({
    ...entries,
    files: new Map(
      [...files].map(([name, file]) => [name, LOADER.test(name) ? file : toFactory(file)])
    )
  }),
  // The server names the source map in a header: its address would cost each visitor 25 to 30 bytes a file.
  finish: (name, { code, map }, defs) =>
    LOADER.test(name)
      ? // Our own function around it: esbuild's adds 'use strict', which changes nothing here.
        minify(
          name,
          { code: `(() => {${code}})()`, map },
          {
            toplevel: true,
            internalNames,
            namesMap: false,
            compress: { global_defs: defs, reduce_funcs: false }
          }
        )
      : minify(
          name,
          { code, map },
          { module: true, internalNames, namesMap: false, compress: { global_defs: defs } }
        )
})
