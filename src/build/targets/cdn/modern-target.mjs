import { minify } from '../../bundling/index.mjs'
import { toFactory } from './to-factory.mjs'

/** Stage 1, in the names of either version. */
const LOADER = /^pipit\./
/** File that contains a package whose names the table of short names does not know. */
const MQTT = 'mqtt.js'

/**
 * Minifies MQTT without short names, which it needs none of to exchange objects: those of a transport
 * are public. The package assumes what `minify` allows itself with our own code: that functions can be
 * constructors, and reading a property may have an effect.
 */
const minifyMqtt = (
  /** @type {string} */ name,
  /** @type {import('./bundle-entries.mjs').File} */ file
) =>
  minify(name, file, {
    module: true,
    namesMap: false,
    compress: {
      keep_fargs: true,
      passes: 1,
      pure_getters: false,
      unsafe_arrows: false,
      unsafe_methods: false
    }
  })

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
  finish: (name, { code, map }, defs) => {
    if (name === MQTT) return minifyMqtt(name, { code, map })
    // The server names the source map in a header: its address would cost each visitor 25 to 30 bytes a file.
    const options = { internalNames, namesMap: false }
    if (!LOADER.test(name)) {
      const compress = { global_defs: defs }
      return minify(name, { code, map }, { ...options, module: true, compress })
    }
    // Our own function around it: esbuild's adds 'use strict', which changes nothing here.
    const whole = { code: `(() => {${code}})()`, map }
    // `unsafe` writes `${text}` as `''+text`, and errors without `new`.
    const compress = { global_defs: defs, inline: 2, unsafe: true }
    return minify(name, whole, { ...options, toplevel: true, compress })
  }
})
