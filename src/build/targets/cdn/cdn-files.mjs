import {
  bundleEntries,
  CORE,
  LOADERS,
  LOCALE_INDEX,
  MQTT,
  OPTIONS,
  POLLING
} from './bundle-entries.mjs'
import { withIntegrity } from './integrity.mjs'

/** The list of languages, which loads like a chunk and is built apart. */
const LANGUAGES = { name: LOCALE_INDEX, slots: ['loadLanguage'] }

const PLACEHOLDERS = /__(CHUNKS|FEATURES|LOCALES|MESSENGER|MQTT|OPTIONS|POLLING)__/

/**
 * Builds the files that pages load in browsers of one target. A file contains the hashes of the files
 * that it loads, so the file that is loaded last is minified first.
 *
 * @param {object} options
 * @param {string} options.sources Folder of the entries.
 * @param {string} options.table The table of chunks.
 * @param {string} options.locales Folder of the languages, a module each.
 * @param {import('./browser-targets.mjs').BrowserTarget} options.browserTarget
 */
export async function buildFiles({ sources, table, locales, browserTarget }) {
  const { plugins, builtIn, ending, write, finish } = browserTarget
  const { chunks, languages, ...entries } = await bundleEntries({
    sources,
    table,
    locales,
    plugins,
    builtIn
  })
  const { files: written, filesToLoad } = await write(entries)
  const fileOf = (/** @type {string} */ name) => name + ending
  const filesFor = (/** @type {string} */ name) => filesToLoad[fileOf(name)] ?? []
  /** @type {Map<string, import('../../bundling/index.mjs').Minified>} */
  const files = new Map()

  /** Lists files to load for each entry with their hashes, without the files that are loaded already. */
  const hashesOf = (/** @type {string[]} */ names, /** @type {string[]} */ loaded = []) =>
    Object.fromEntries(
      names.map(name => [
        name,
        withIntegrity(
          files,
          filesFor(name).filter(file => !loaded.includes(file))
        )
      ])
    )
  const add = async (
    /** @type {string} */ file,
    /** @type {Record<string, unknown>} */ defs = {}
  ) => {
    const text = written.get(file) ?? { code: '' }
    const [unfilled] = text.code.match(PLACEHOLDERS) ?? []
    if (unfilled && !(unfilled in defs)) {
      throw new Error(`${unfilled} is read in ${file}, which is loaded by it`)
    }
    files.set(file, await finish(file, text, defs))
  }

  const filesWithHashes = [...LOADERS, ...CORE, POLLING, LOCALE_INDEX].map(fileOf)
  for (const file of written.keys()) if (!filesWithHashes.includes(file)) await add(file)

  const tagged = languages.map(tag => [tag, hashesOf([`locale-${tag}`])[`locale-${tag}`]])
  await add(fileOf(LOCALE_INDEX), { __LOCALES__: Object.fromEntries(tagged) })
  if (written.has(fileOf(POLLING))) {
    await add(fileOf(POLLING), { __MQTT__: hashesOf([MQTT])[MQTT] })
  }
  const polling = hashesOf([POLLING], [...filesFor('messenger'), ...filesFor('live')])
  await add(fileOf('live'), { __POLLING__: polling[POLLING] })
  const listed = [...chunks, LANGUAGES]
  const lazy = listed.map(({ name }) => name).filter(name => !CORE.includes(name))
  const hashes = hashesOf(lazy, [...filesFor('messenger'), ...filesFor('features')])
  await add(fileOf('features'), {
    __FEATURES__: listed.map(({ name, slots }) => [
      slots.join(' '),
      ...(hashes[name] ? [hashes[name]] : [])
    ])
  })
  const following = hashesOf(
    CORE.filter(name => name !== 'messenger'),
    filesFor('messenger')
  )
  await add(fileOf('messenger'), { __CHUNKS__: following })
  const first = hashesOf(['messenger', OPTIONS])
  for (const loader of LOADERS) {
    const hashes = { __MESSENGER__: first['messenger'], __OPTIONS__: first[OPTIONS] }
    await add(fileOf(loader), hashes)
  }
  return { files, filesToLoad }
}
