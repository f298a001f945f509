import { bundleForBrowser, shortName } from '../../bundling/index.mjs'
import { root } from '../../project.mjs'
import { toEs5 } from './to-es5.mjs'

const PONYFILLS = `${root}src/legacy/index.ts`

const bundle = (/** @type {string} */ contents) =>
  bundleForBrowser({
    format: 'esm',
    sourcemap: false,
    stdin: { contents, resolveDir: root, sourcefile: 'runtime.ts', loader: 'ts' },
    target: 'es2022'
  })

/**
 * Reads the list of ponyfills.
 *
 * @returns {Promise<Map<string, string>>} Names in the runtime, by the feature that they replace.
 */
export async function readPonyfills() {
  const { metafile } = await bundle(`export * from ${JSON.stringify(PONYFILLS)}`)
  const [output] = Object.values(metafile.outputs)
  return new Map(output?.exports.map((name, n) => [name, shortName(n)]))
}

/**
 * Builds the runtime: an expression in ES5 whose value is an object with the ponyfills that are needed.
 *
 * @param {Map<string, string>} names Names of all ponyfills.
 * @param {Set<string>} used Ponyfills that are needed.
 */
export async function buildRuntime(names, used) {
  const list = [...used].sort().map(name => `${JSON.stringify(name)} as ${names.get(name)}`)
  const { files } = await bundle(`export { ${list.join(', ')} } from ${JSON.stringify(PONYFILLS)}`)
  const [file] = files.values()
  // The runtime itself uses no ponyfills.
  const { code } = await toEs5(file ?? { code: '' }, { names: new Map(), rename: name => name })
  return `(function () {\n${code}\n})()`
}
