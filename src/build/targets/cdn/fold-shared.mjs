import { basename } from 'node:path'
import { build } from 'esbuild'
import { listFilesToLoad, shortName } from '../../bundling/index.mjs'
import { readImports, tidyImports } from './tidy-imports.mjs'

/** @typedef {import('../../bundling/index.mjs').Bundled} Bundled */

/** @typedef {{ file: string, owner: string, names: string[] }} Shared A shared file, the file it moves into, its exports. */
/** @typedef {ReturnType<typeof nameExports>[number]} Moved */

const MEMORY = 'memory'
const WHOLE = 'whole'

/** Prefix of the files that esbuild makes of code that several entries use. */
export const SHARED = 'shared-'

const isShared = (/** @type {string} */ name) => name.startsWith(SHARED)

/** Appends the source map to a file, where esbuild looks for it. */
function withMap(/** @type {{ code: string, map?: string | undefined } | undefined} */ file) {
  if (!file?.map) return file?.code ?? ''
  const data = Buffer.from(file.map).toString('base64')
  return `${file.code}\n//# sourceMappingURL=data:application/json;base64,${data}`
}

/**
 * Resolves imports of these files from memory; all others stay imports.
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
      bundler.onLoad({ filter: /.*/, namespace: MEMORY }, ({ path }) => {
        const contents = files.get(path)
        return contents === undefined ? undefined : { contents }
      })
    }
  }
}

/** Bundles files again, with `whole` as the entry, and chains their source maps. */
async function join(/** @type {string} */ name, /** @type {Map<string, string>} */ files) {
  const { outputFiles, metafile } = await build({
    entryPoints: [{ in: WHOLE, out: name.replace('.js', '') }],
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
  const [map, text = ''] = outputFiles.map(({ text }) => text)
  const code = tidyImports(text)
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => {
    const imports = output.imports.filter(each => code.includes(`"${each.path}"`))
    return [path, { ...output, imports }]
  })
  return { file: { code, map }, outputs: Object.fromEntries(outputs) }
}

/** Lists exports and owners of shared files: the first target that needs the file, else the last target. */
function listExports(/** @type {Bundled} */ { files, metafile }, /** @type {string[]} */ targets) {
  const needed = targets.map(target => listFilesToLoad(metafile, target))
  return [...files.keys()].filter(isShared).map(file => ({
    file,
    owner: targets.at(needed.findIndex(files => files.includes(file))) ?? '',
    names: metafile.outputs[`out/${file}`]?.exports ?? []
  }))
}

/** Gives each export the shortest name that is free in its owner. */
function nameExports(
  /** @type {Shared[]} */ shared,
  /** @type {import('esbuild').Metafile} */ { outputs }
) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  const next = (/** @type {string} */ owner) => {
    const taken = outputs[`out/${owner}`]?.exports ?? []
    let count = counts.get(owner) ?? 0
    while (taken.includes(shortName(count))) count++
    counts.set(owner, count + 1)
    return shortName(count)
  }
  return shared.map(({ file, owner, names }) => ({
    file,
    owner,
    exports: names.map(name => ({ name, short: next(owner) }))
  }))
}

/** Moves shared files into their owners; all others import from there. */
async function fold(/** @type {Bundled} */ { files, metafile }, /** @type {Moved[]} */ moved) {
  const folded = new Map()
  /** @type {import('esbuild').Metafile['outputs']} */
  const outputs = {}
  for (const name of [...files.keys()].filter(name => !isShared(name))) {
    const served = new Map([[name, withMap(files.get(name))]])
    const whole = [`export * from './${name}'`]
    for (const { file, owner, exports } of moved) {
      const isOwn = owner === name
      const list = exports.map(({ name, short }) =>
        isOwn ? `${name} as ${short}` : `${short} as ${name}`
      )
      const line = `export { ${list.join(', ')} } from './${isOwn ? file : owner}'`
      if (isOwn) whole.push(line)
      served.set(file, isOwn ? withMap(files.get(file)) : line)
    }
    served.set(WHOLE, whole.join('\n'))
    const joined = await join(name, served)
    folded.set(name, joined.file)
    Object.assign(outputs, joined.outputs)
  }
  return { files: folded, metafile: { ...metafile, outputs } }
}

/** Lists the imports between files, as `./file name`. */
function listImports(/** @type {Bundled['files']} */ files) {
  const imports = [...files.values()].flatMap(({ code }) => readImports(code))
  return new Set(imports.map(({ name, from }) => `${from} ${name}`))
}

/**
 * Moves code that several files share into files that are loaded before the others: fewer requests and
 * better compression than with the separate chunks that esbuild makes.
 *
 * @param {Bundled} bundled
 * @param {string[]} targets Files in the order of loading: each may import from those before it.
 * @returns {Promise<Bundled>}
 */
export async function foldShared(bundled, targets) {
  const { metafile } = bundled
  const shared = listExports(bundled, targets)
  const moved = nameExports(shared, metafile)
  const { files } = await fold(bundled, moved)
  const imported = listImports(files)
  const needed = moved.map(({ file, owner, exports }) => ({
    file,
    owner,
    names: exports
      .filter(({ short }) => imported.has(`./${owner} ${short}`))
      .map(({ name }) => name)
  }))
  return fold(bundled, nameExports(needed, metafile))
}
