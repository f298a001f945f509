// @ts-expect-error It declares no types.
import { transformAsync } from '@babel/core'
import { shiftDown } from '../../bundling/index.mjs'
import { asFactory } from './as-factory.mjs'
import { usePonyfills } from './use-ponyfills.mjs'

/** Name of the variable that holds the runtime. */
export const RUNTIME = 'runtime'
/** Name of the runtime's method that returns modules. */
export const IMPORT = '$'

/**
 * Compiles an ES module to ES5: to the body of a function of the runtime that returns the module's exports.
 *
 * @param {import('../cdn/index.mjs').File} file
 * @param {object} options
 * @param {Map<string, string>} options.names Names in the runtime, by the feature that they replace.
 * @param {(file: string) => string} options.rename Returns the name of an imported file.
 * @returns {Promise<import('../cdn/index.mjs').File & { used: Set<string> }>} `used` lists
 *   the names needed from the runtime. The map is right when one line is put before the code.
 */
export async function toEs5({ code, map }, { names, rename }) {
  /** @type {Set<string>} */
  const used = new Set()
  const result = await transformAsync(code, {
    // All assumptions of Babel's loose mode except iterableIsArray: we spread and iterate collections.
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
      asFactory({ rename, runtime: RUNTIME, importName: IMPORT })
    ],
    presets: [
      // Ponyfilled symbols are strings, and `typeof` may say so.
      ['@babel/preset-env', { exclude: ['transform-typeof-symbol'], loose: true, modules: false }]
    ],
    sourceMaps: !!map,
    sourceType: 'module',
    targets: { ie: '11' }
  })
  return { code: result.code, map: result.map && shiftDown(JSON.stringify(result.map)), used }
}
