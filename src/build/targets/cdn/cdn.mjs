import { mkdir, rm, writeFile } from 'node:fs/promises'
import { writeCompressed } from '../../bundling/index.mjs'
import { readNameTable, writeNameTable } from '../../names/index.mjs'
import { cdnFolder, root, version } from '../../project.mjs'
import { TARGET_NAMES } from './browser-targets.mjs'
import { buildInWorker } from './build-in-worker.mjs'
import { integrityOf } from './integrity.mjs'
import { chunksFile } from './read-chunks.mjs'

/**
 * Builds the files that pages load: `pipit.js`, `messenger.js`, the lazily loaded chunks, the same for old
 * browsers, source maps, compressed copies of all, and `manifest.json`.
 *
 * @param {object} [options]
 * @param {string} [options.sources] Folder of `cdn.ts`, `cdn-v4.ts`, `messenger.ts` and the lazy entries.
 * @param {string} [options.table] The table of chunks.
 * @param {string} [options.locales] Folder of the languages.
 * @param {string} [options.folder] Output folder. Emptied first.
 * @param {boolean} [options.updatesNames] Updates the table of short names first.
 */
export async function buildCdn({
  sources = `${root}src/entries/`,
  table = chunksFile,
  locales = `${root}src/widget/locales/`,
  folder = cdnFolder,
  updatesNames = false
} = {}) {
  if (updatesNames) await writeNameTable()
  const internalNames = await readNameTable()
  const built = await Promise.all(
    TARGET_NAMES.map(target => buildInWorker({ target, sources, table, locales, internalNames }))
  )
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })

  const outputs = built.flatMap(({ files }) => [...files])
  const contents = outputs.flatMap(([name, { code, map }]) => [
    { name, content: code },
    // Files that the build itself writes have no map.
    ...(map ? [{ name: `${name}.map`, content: map }] : [])
  ])
  const listed = await Promise.all(
    contents.map(async ({ name, content }) => {
      const sizes = await writeCompressed(`${folder}${name}`, content)
      return /** @type {const} */ ([name, { integrity: integrityOf(content), ...sizes }])
    })
  )
  const entries = built.flatMap(({ filesToLoad }) => Object.entries(filesToLoad))
  const manifest = {
    version,
    files: Object.fromEntries(listed),
    entries: Object.fromEntries(entries.map(([entry, closure]) => [entry, { closure }]))
  }
  await writeFile(`${folder}manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}
