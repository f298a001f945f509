// @ts-expect-error It declares no types.
import { transformAsync } from '@babel/core'
import { asFactory } from './as-factory.mjs'
import { usePonyfills } from './use-ponyfills.mjs'

/** The variable in which code finds what it needs from elsewhere. */
export const RUNTIME = 'runtime'
/** By which name that gives modules. */
export const IMPORT = '$'

/** Moves what a map speaks of down by one line. */
const shiftDown = (/** @type {{ mappings: string }} */ map) => ({
  ...map,
  mappings: `;${map.mappings}`
})

/**
 * Brings an ES module down to ES5: to the body of a function of the runtime that returns what the module
 * exports.
 *
 * @param {import('../bundle-entries.mjs').File} file
 * @param {object} options
 * @param {Map<string, string>} options.names Of what the runtime has, by what it stands for.
 * @param {(file: string) => string} options.rename Says how a file is called that is imported.
 * @returns {Promise<import('../bundle-entries.mjs').File & { used: Set<string> }>} With what is needed of
 *   the runtime. The map fits when a line is put before.
 */
export async function toEs5({ code, map }, { names, rename }) {
  /** @type {Set<string>} */
  const used = new Set()
  const result = await transformAsync(code, {
    // All that Babel calls loose but this: we spread collections, and go through them.
    assumptions: {
      ignoreFunctionLength: true,
      iterableIsArray: false,
      noDocumentAll: true,
      noNewArrows: true
    },
    babelrc: false,
    compact: false,
    configFile: false,
    inputSourceMap: map ? JSON.parse(map) : undefined,
    plugins: [
      usePonyfills({ names, used, runtime: RUNTIME }),
      asFactory({ rename, runtime: RUNTIME, bring: IMPORT })
    ],
    presets: [
      // Symbols of ours are texts, which `typeof` tells as what they are.
      ['@babel/preset-env', { exclude: ['transform-typeof-symbol'], loose: true, modules: false }]
    ],
    sourceMaps: !!map,
    sourceType: 'module',
    targets: { ie: '11' }
  })
  return { code: result.code, map: result.map && JSON.stringify(shiftDown(result.map)), used }
}
