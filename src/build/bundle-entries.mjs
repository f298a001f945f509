import { readdir } from 'node:fs/promises'
import { bundleForBrowser } from './bundle.mjs'
import { closureOf } from './closure.mjs'
import { foldShared, SHARED } from './fold-shared.mjs'
import { leanPreact } from './lean-preact.mjs'
import { onLeanPreact } from './project.mjs'

/** What comes first, in this order. Code that several files share goes into these. */
export const CORE = ['messenger', 'live', 'parts']
/** Stage 1, in which nothing is shared, by the entries that it is built from. @type {Record<string, string>} */
const LOADER_ENTRIES = { cdn: 'pipit', 'cdn-v4': 'pipit.v4' }
export const LOADERS = Object.values(LOADER_ENTRIES)

const LOCALE_PREFIX = 'locale-'
/** Read before the messenger, by pages that give options. */
export const OPTIONS = 'options'
/** Names the languages, and carries their hashes. */
export const LOCALE_INDEX = 'locale-index'

/** @typedef {{ code: string, map?: string | undefined }} File Its text, not yet minified. */

/**
 * @typedef {object} Entries
 * @property {Map<string, File>} files By name.
 * @property {Record<string, string[]>} closures What has to be loaded for each, itself first.
 */

/** Modules in a folder, which may be absent, by the names of what is built from them. */
async function entriesIn(/** @type {string} */ folder, prefix = '') {
  const files = await readdir(folder).catch(() => [])
  const names = files.filter(file => file.endsWith('.ts')).map(file => file.slice(0, -3))
  return Object.fromEntries(names.sort().map(name => [prefix + name, `${folder}${name}.ts`]))
}

/**
 * Bundles every entry: files that share code through the core; stage 1, options and languages, which share none.
 *
 * @param {object} options
 * @param {string} options.sources Folder of the entries; those of parts are in its folder `parts`.
 * @param {string} options.locales Folder of the languages, a module each.
 * @param {import('esbuild').Plugin[]} options.plugins
 * @returns {Promise<Entries & { parts: string[], languages: string[] }>} `languages` by tag.
 */
export async function bundleEntries({ sources, locales, plugins }) {
  const core = Object.fromEntries(CORE.map(name => [name, `${sources}${name}.ts`]))
  const parts = await entriesIn(`${sources}parts/`)
  const languages = await entriesIn(locales, LOCALE_PREFIX)
  const loaders = Object.fromEntries(
    Object.entries(LOADER_ENTRIES).map(([entry, name]) => [name, `${sources}${entry}.ts`])
  )
  const shared = { format: /** @type {const} */ ('esm'), target: 'es2022' }
  const split = await bundleForBrowser({
    ...shared,
    alias: onLeanPreact,
    chunkNames: `${SHARED}[hash]`,
    entryNames: '[name]',
    entryPoints: { ...core, ...parts },
    plugins: [leanPreact, ...plugins],
    splitting: true
  })
  const folded = await foldShared(
    split,
    CORE.map(name => `${name}.js`)
  )
  const apart = await bundleForBrowser({
    ...shared,
    entryPoints: {
      ...languages,
      ...loaders,
      [LOCALE_INDEX]: `${sources}${LOCALE_INDEX}.ts`,
      [OPTIONS]: `${sources}${OPTIONS}.ts`
    },
    plugins
  })

  const outputs = { ...folded.metafile.outputs, ...apart.metafile.outputs }
  const files = new Map([...folded.files, ...apart.files])
  return {
    files,
    closures: Object.fromEntries(
      [...files.keys()].map(name => [name, closureOf({ ...folded.metafile, outputs }, name)])
    ),
    parts: Object.keys(parts),
    languages: Object.keys(languages).map(name => name.slice(LOCALE_PREFIX.length))
  }
}
