import { bundleEntries, CORE, LOADERS, LOCALE_INDEX, OPTIONS } from './bundle-entries.mjs'
import { withIntegrity } from './integrity.mjs'

const PLACEHOLDERS = /__(CHUNKS|LOCALES|MESSENGER|OPTIONS|PARTS)__/

/**
 * Builds what pages of one kind of browsers load: stage 1, `messenger`, and what is loaded after it. A
 * file carries the hashes of what it loads, so the last to be loaded is the first to be minified.
 *
 * @param {object} options
 * @param {string} options.sources Folder of the entries; those of parts are in its folder `parts`.
 * @param {string} options.locales Folder of the languages, a module each.
 * @param {import('./dialects.mjs').Dialect} options.dialect
 */
export async function buildFiles({ sources, locales, dialect }) {
  const { plugins, ending, write, finish } = dialect
  const { parts, languages, ...entries } = await bundleEntries({ sources, locales, plugins })
  const { files: written, closures } = await write(entries)
  const fileOf = (/** @type {string} */ name) => name + ending
  const closureOf = (/** @type {string} */ name) => closures[fileOf(name)] ?? []
  /** @type {Map<string, import('./minify.mjs').Minified>} */
  const files = new Map()

  /** Hashes of what has to be loaded for each, when some files are there for certain. */
  const hashesOf = (/** @type {string[]} */ names, /** @type {string[]} */ loaded = []) =>
    Object.fromEntries(
      names.map(name => [
        name,
        withIntegrity(
          files,
          closureOf(name).filter(file => !loaded.includes(file))
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

  const carriers = [...LOADERS, 'messenger', 'parts', LOCALE_INDEX].map(fileOf)
  for (const file of written.keys()) if (!carriers.includes(file)) await add(file)

  const tagged = languages.map(tag => [tag, hashesOf([`locale-${tag}`])[`locale-${tag}`]])
  await add(fileOf(LOCALE_INDEX), { __LOCALES__: Object.fromEntries(tagged) })
  const withParts = [...closureOf('messenger'), ...closureOf('parts')]
  await add(fileOf('parts'), { __PARTS__: hashesOf([...parts, LOCALE_INDEX], withParts) })
  const chunks = hashesOf(
    CORE.filter(name => name !== 'messenger'),
    closureOf('messenger')
  )
  await add(fileOf('messenger'), { __CHUNKS__: chunks })
  const first = hashesOf(['messenger', OPTIONS])
  for (const loader of LOADERS) {
    const hashes = { __MESSENGER__: first['messenger'], __OPTIONS__: first[OPTIONS] }
    await add(fileOf(loader), hashes)
  }
  return { files, closures }
}
