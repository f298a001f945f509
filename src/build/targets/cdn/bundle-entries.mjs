import { readdir } from 'node:fs/promises'
import { bundleForBrowser, listFilesToLoad } from '../../bundling/index.mjs'
import { chunkEntries, entryOf } from './chunk-entries.mjs'
import { foldShared, SHARED } from './fold-shared.mjs'
import { openAllDoors } from './open-doors.mjs'
import { readChunks } from './read-chunks.mjs'

/** Chunks that load first, in this order. Code that several chunks share goes into these. */
export const CORE = ['messenger', 'live', 'features']
/** Chunk of code that several lazy chunks share and no chunk of the core needs. */
const COMMON = 'common'
/** Chunk that `live` loads where WebSocket fails. */
export const POLLING = 'polling'
/** Chunk that `polling` loads where the server lists a broker. */
export const MQTT = 'mqtt'
/** Files of stage 1, which share nothing, by the entries they are built from. @type {Record<string, string>} */
const LOADER_ENTRIES = { cdn: 'pipit', 'cdn-v4': 'pipit.v4' }
export const LOADERS = Object.values(LOADER_ENTRIES)

const LOCALE_PREFIX = 'locale-'
/** Chunk that pages with options load before the messenger. */
export const OPTIONS = 'options'
/** Chunk that lists the languages with their hashes. */
export const LOCALE_INDEX = 'locale-index'

/** @typedef {{ code: string, map?: string | undefined }} File Text of a file, not yet minified. */

/**
 * @typedef {object} Entries
 * @property {Map<string, File>} files By name.
 * @property {Record<string, string[]>} filesToLoad Files to load for each, itself first.
 */

/** Lists the modules in a folder, which may be absent, by the names of the files built from them. */
async function entriesIn(/** @type {string} */ folder, prefix = '') {
  const files = await readdir(folder).catch(() => [])
  const names = files.filter(file => file.endsWith('.ts')).map(file => file.slice(0, -3))
  return Object.fromEntries(names.sort().map(name => [prefix + name, `${folder}${name}.ts`]))
}

/**
 * Bundles every entry: chunks that share code, and stage 1, options, MQTT and languages, which share none.
 *
 * @param {object} options
 * @param {string} options.sources Folder of the entries.
 * @param {string} options.table The table of chunks.
 * @param {string} options.locales Folder of the languages, a module each.
 * @param {import('esbuild').Plugin[]} options.plugins
 * @param {string[]} options.builtIn Names of entries that get no file.
 * @returns {Promise<Entries & { chunks: import('./read-chunks.mjs').Chunk[], languages: string[] }>}
 *   `languages` by tag.
 */
export async function bundleEntries({ sources, table, locales, plugins, builtIn }) {
  const entryFiles = (/** @type {string[]} */ names) =>
    Object.fromEntries(
      names.filter(name => !builtIn.includes(name)).map(name => [name, `${sources}${name}.ts`])
    )
  const chunks = readChunks(table)
  const lazy = chunks.map(({ name }) => name).filter(name => !CORE.includes(name))
  const languages = await entriesIn(locales, LOCALE_PREFIX)
  const loaders = Object.fromEntries(
    Object.entries(LOADER_ENTRIES).map(([entry, name]) => [name, `${sources}${entry}.ts`])
  )
  const shared = { format: /** @type {const} */ ('esm'), target: 'es2022' }
  const split = await bundleForBrowser({
    ...shared,
    chunkNames: `${SHARED}[hash]`,
    entryNames: '[name]',
    entryPoints: {
      ...entryFiles([...CORE, POLLING]),
      ...Object.fromEntries([...lazy, COMMON].map(name => [name, entryOf(name)]))
    },
    plugins: [chunkEntries(chunks), ...plugins, openAllDoors],
    splitting: true
  })
  const folded = await foldShared(
    split,
    [...CORE, COMMON].map(name => `${name}.js`)
  )
  const apart = await bundleForBrowser({
    ...shared,
    entryPoints: {
      ...languages,
      ...loaders,
      ...entryFiles([LOCALE_INDEX, OPTIONS, MQTT])
    },
    plugins
  })

  const outputs = { ...folded.metafile.outputs, ...apart.metafile.outputs }
  const files = new Map([...folded.files, ...apart.files])
  return {
    files,
    filesToLoad: Object.fromEntries(
      [...files.keys()].map(name => [name, listFilesToLoad({ ...folded.metafile, outputs }, name)])
    ),
    chunks,
    languages: Object.keys(languages).map(name => name.slice(LOCALE_PREFIX.length))
  }
}
