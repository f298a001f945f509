import { basename } from 'node:path'
import { build } from 'esbuild'
import { closureOf } from './closure.mjs'

/** @typedef {import('./bundle.mjs').Bundled} Bundled */

const MEMORY = 'memory'

/** How names of files begin that esbuild makes of what several entries use. */
export const SHARED = 'shared-'

/** Ends a file with its own map, where esbuild looks for it. */
function withMap(/** @type {{ code: string, map?: string | undefined }} */ { code, map }) {
  if (!map) return code
  const data = Buffer.from(map).toString('base64')
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${data}`
}

/**
 * Serves files from memory by name; all others stay imports.
 *
 * @param {Map<string, string>} files
 * @returns {import('esbuild').Plugin}
 */
function serve(files) {
  return {
    name: MEMORY,
    setup(bundler) {
      bundler.onResolve({ filter: /.*/ }, ({ path }) => {
        const name = basename(path)
        return files.has(name) ? { path: name, namespace: MEMORY } : { path, external: true }
      })
      bundler.onLoad({ filter: /.*/, namespace: MEMORY }, ({ path }) => ({
        contents: files.get(path)
      }))
    }
  }
}

/** Joins built files once more. Chains their maps. */
async function join(
  /** @type {string} */ name,
  /** @type {string} */ entry,
  /** @type {Map<string, string>} */ files
) {
  const { outputFiles, metafile } = await build({
    entryPoints: [{ in: entry, out: name.replace('.js', '') }],
    bundle: true,
    charset: 'ascii',
    format: 'esm',
    metafile: true,
    outdir: 'out',
    plugins: [serve(files)],
    sourcemap: 'external',
    target: 'es2022',
    write: false
  })
  const [map, code] = outputFiles.map(({ text }) => text)
  return { file: { code: code ?? '', map }, outputs: metafile.outputs }
}

/** Gives each export of the shared files a name of one or two letters. */
function nameExports(/** @type {string[][]} */ exports, /** @type {string[]} */ taken) {
  let count = 10
  const next = () => {
    let name = (count++).toString(36)
    while (taken.includes(name) || !/^[a-z]/.test(name)) name = (count++).toString(36)
    return name
  }
  return exports.map(names => names.map(name => ({ name, short: next() })))
}

/**
 * Folds what a file shares with others into that file, and lets the others import it from there: one
 * request less, and better compression, than with the separate chunk that esbuild makes of it.
 *
 * @param {Bundled} bundled
 * @param {string} target The file that is always there when the others are loaded.
 * @returns {Promise<Bundled>}
 */
export async function foldShared({ files, metafile }, target) {
  const shared = closureOf(metafile, target).filter(name => name.startsWith(SHARED))
  if (!shared.length) return { files, metafile }

  const exportsOf = (/** @type {string} */ name) => metafile.outputs[`out/${name}`]?.exports ?? []
  const names = nameExports(shared.map(exportsOf), exportsOf(target))
  const lines = (/** @type {(name: string, short: string) => string} */ write) =>
    names.map(list => list.map(({ name, short }) => write(name, short)).join(', '))

  const given = lines((name, short) => `${name} as ${short}`)
  const taken = lines((name, short) => `${short} as ${name}`)
  const whole = [
    `export * from './${target}'`,
    ...shared.map((file, index) => `export { ${given[index]} } from './${file}'`)
  ].join('\n')
  const stubs = shared.map(
    (file, index) => /** @type {const} */ ([file, `export { ${taken[index]} } from './${target}'`])
  )
  const read = (/** @type {string} */ name) =>
    /** @type {const} */ ([name, withMap(files.get(name) ?? { code: '' })])

  const folded = new Map()
  /** @type {import('esbuild').Metafile['outputs']} */
  const outputs = {}
  for (const name of files.keys()) {
    if (shared.includes(name)) continue
    const joined =
      name === target
        ? await join(name, 'whole', new Map([['whole', whole], ...[name, ...shared].map(read)]))
        : await join(name, name, new Map([...stubs, read(name)]))
    folded.set(name, joined.file)
    Object.assign(outputs, joined.outputs)
  }
  return { files: folded, metafile: { ...metafile, outputs } }
}
