import { bundleForBrowser } from '../bundle.mjs'
import { root } from '../project.mjs'
import { shortName } from '../short-names.mjs'
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
 * Reads what stands in for what old browsers lack.
 *
 * @returns {Promise<Map<string, string>>} Its names in the runtime, by what it stands for.
 */
export async function readPonyfills() {
  const { metafile } = await bundle(`export * from ${JSON.stringify(PONYFILLS)}`)
  const [output] = Object.values(metafile.outputs)
  return new Map(output?.exports.map((name, n) => [name, shortName(n)]))
}

/**
 * Builds the runtime: an expression in ES5, worth an object with what is needed.
 *
 * @param {Map<string, string>} names Of all there is.
 * @param {Set<string>} used What of it is needed.
 */
export async function buildRuntime(names, used) {
  const list = [...used].sort().map(name => `${JSON.stringify(name)} as ${names.get(name)}`)
  const { files } = await bundle(`export { ${list.join(', ')} } from ${JSON.stringify(PONYFILLS)}`)
  const [file] = files.values()
  // It stands on nothing but itself.
  const { code } = await toEs5(file ?? { code: '' }, { names: new Map(), rename: name => name })
  return `(function () {\n${code}\n})()`
}
