import { readdir } from 'node:fs/promises'
import { bundleForBrowser } from './bundle.mjs'
import { closureOf } from './closure.mjs'
import { foldShared, SHARED } from './fold-shared.mjs'
import { withIntegrity } from './integrity.mjs'
import { leanPreact } from './lean-preact.mjs'
import { minify } from './minify.mjs'
import { onLeanPreact } from './project.mjs'

/** What comes first, in this order. Code that several files share goes into these. */
const CORE = ['messenger', 'live', 'parts']

const LOCALE_PREFIX = 'locale-'
/** Read before the messenger, by pages that give options. */
const OPTIONS = 'options'
/** Names the languages, and carries their hashes. */
const LOCALE_INDEX = 'locale-index'

const fileOf = (/** @type {string} */ name) => `${name}.js`

/** Modules in a folder, which may be absent, by the names of what is built from them. */
async function entriesIn(/** @type {string} */ folder, prefix = '') {
  const files = await readdir(folder).catch(() => [])
  const names = files.filter(file => file.endsWith('.ts')).map(file => file.slice(0, -3))
  return Object.fromEntries(names.sort().map(name => [prefix + name, `${folder}${name}.ts`]))
}

/** Files that share nothing, beside languages. */
const apartIn = (/** @type {string} */ sources) =>
  Object.fromEntries([OPTIONS, LOCALE_INDEX].map(name => [name, `${sources}${name}.ts`]))

/** Bundles everything: files that share code through the core, and languages, which share none. */
async function bundle(
  /** @type {string} */ sources,
  /** @type {Record<string, string>} */ parts,
  /** @type {Record<string, string>} */ languages
) {
  const core = Object.fromEntries(CORE.map(name => [name, `${sources}${name}.ts`]))
  const split = await bundleForBrowser({
    alias: onLeanPreact,
    chunkNames: `${SHARED}[hash]`,
    entryNames: '[name]',
    entryPoints: { ...core, ...parts },
    format: 'esm',
    plugins: [leanPreact],
    splitting: true,
    target: 'es2022'
  })
  const { files, metafile } = await foldShared(split, CORE.map(fileOf))
  const apart = await bundleForBrowser({
    entryPoints: { ...languages, ...apartIn(sources) },
    format: 'esm',
    target: 'es2022'
  })
  const outputs = { ...metafile.outputs, ...apart.metafile.outputs }
  return { bundled: new Map([...files, ...apart.files]), metafile: { ...metafile, outputs } }
}

/**
 * Builds the ES modules: `messenger.js`, and what is loaded after it. A file carries the hashes of what
 * it loads, so the last to be loaded is the first to be minified.
 *
 * @param {object} options
 * @param {string} options.sources Folder of the entries; those of parts are in its folder `parts`.
 * @param {string} options.locales Folder of the languages, a module each.
 * @param {Map<string, string>} options.internalNames
 */
export async function buildModules({ sources, locales, internalNames }) {
  const parts = await entriesIn(`${sources}parts/`)
  const languages = await entriesIn(locales, LOCALE_PREFIX)
  const { bundled, metafile } = await bundle(sources, parts, languages)
  const closureFor = (/** @type {string} */ name) => closureOf(metafile, fileOf(name))
  /** @type {Map<string, import('./minify.mjs').Minified>} */
  const files = new Map()

  /** Hashes of what has to be loaded for each, when some files are there for certain. */
  const hashesOf = (/** @type {string[]} */ names, /** @type {string[]} */ loaded) =>
    Object.fromEntries(
      names.map(name => [
        name,
        withIntegrity(
          files,
          closureFor(name).filter(file => !loaded.includes(file))
        )
      ])
    )
  const add = async (
    /** @type {string} */ name,
    /** @type {Record<string, unknown>} */ defs = {}
  ) => {
    const file = bundled.get(fileOf(name)) ?? { code: '' }
    const [unfilled] = file.code.match(/__(CHUNKS|PARTS|LOCALES)__/) ?? []
    if (unfilled && !(unfilled in defs)) {
      throw new Error(`${unfilled} is read in ${fileOf(name)}, which is loaded by it`)
    }
    const compress = { global_defs: defs }
    files.set(
      fileOf(name),
      await minify(fileOf(name), file, { module: true, internalNames, compress })
    )
  }

  const tags = Object.keys(languages)
  const lazy = [...Object.keys(parts), ...tags]
  for (const name of [...lazy, OPTIONS, 'live']) await add(name)
  const byTag = Object.entries(hashesOf(tags, [])).map(([name, hashes]) => [
    name.replace(LOCALE_PREFIX, ''),
    hashes
  ])
  await add(LOCALE_INDEX, { __LOCALES__: Object.fromEntries(byTag) })
  const withParts = [...closureFor('messenger'), ...closureFor('parts')]
  await add('parts', {
    __PARTS__: hashesOf([...Object.keys(parts), LOCALE_INDEX], withParts)
  })
  await add('messenger', { __CHUNKS__: hashesOf(['live', 'parts'], closureFor('messenger')) })

  const closures = Object.fromEntries(
    [...CORE, ...lazy, OPTIONS, LOCALE_INDEX].map(name => [fileOf(name), closureFor(name)])
  )
  return { files, closures }
}
