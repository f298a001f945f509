import { basename } from 'node:path'
import { build } from 'esbuild'
import { closureOf } from './closure.mjs'

/** @typedef {import('./bundle.mjs').Bundled} Bundled */

const MEMORY = 'memory'

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
  const shared = closureOf(metafile, target).slice(1)
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

  const folded = new Map()
  /** @type {import('esbuild').Metafile['outputs']} */
  const outputs = {}
  for (const [name, file] of files) {
    if (shared.includes(name)) continue
    const isTarget = name === target
    const sources = isTarget
      ? new Map([...files].map(([each, content]) => [each, withMap(content)]))
      : new Map([...stubs, [name, withMap(file)]])
    if (isTarget) sources.set('whole', whole)
    const joined = await join(name, isTarget ? 'whole' : name, sources)
    folded.set(name, joined.file)
    Object.assign(outputs, joined.outputs)
  }
  return { files: folded, metafile: { ...metafile, outputs } }
}
