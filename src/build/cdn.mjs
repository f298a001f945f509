import { mkdir, rm, writeFile } from 'node:fs/promises'
import { buildFiles } from './cdn-files.mjs'
import { createDialects } from './dialects.mjs'
import { integrityOf } from './integrity.mjs'
import { cdnFolder, root, version } from './project.mjs'
import { writeCompressed } from './write-compressed.mjs'

/**
 * Builds what pages load: `pipit.js`, `messenger.js`, what that loads later, the same for old browsers,
 * source maps and compressed copies of all, and `manifest.json`. From the bottom up, since a file
 * carries the hashes of those it loads.
 *
 * @param {object} [options]
 * @param {string} [options.sources] Folder of `cdn.ts`, `cdn-v4.ts`, `messenger.ts` and the lazy entries.
 * @param {string} [options.locales] Folder of the languages.
 * @param {string} [options.folder] Where to write. Emptied first.
 */
export async function buildCdn({
  sources = `${root}src/entries/`,
  locales = `${root}src/widget/locales/`,
  folder = cdnFolder
} = {}) {
  /** @type {Map<string, import('./minify.mjs').Minified>} */
  const files = new Map()
  /** @type {Record<string, string[]>} */
  const closures = {}
  for (const dialect of createDialects()) {
    const built = await buildFiles({ sources, locales, dialect })
    for (const [name, file] of built.files) files.set(name, file)
    Object.assign(closures, built.closures)
  }

  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })

  const contents = [...files].flatMap(([name, { code, map }]) => [
    { name, content: code },
    // What is put together here has no sources to lead to.
    ...(map ? [{ name: `${name}.map`, content: map }] : [])
  ])
  const listed = await Promise.all(
    contents.map(async ({ name, content }) => {
      const sizes = await writeCompressed(`${folder}${name}`, content)
      return /** @type {const} */ ([name, { integrity: integrityOf(content), ...sizes }])
    })
  )
  const entries = Object.entries(closures)
  const manifest = {
    version,
    files: Object.fromEntries(listed),
    entries: Object.fromEntries(entries.map(([entry, closure]) => [entry, { closure }]))
  }
  await writeFile(`${folder}manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}
