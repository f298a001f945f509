import { mkdir, rm, writeFile } from 'node:fs/promises'
import { bundleForBrowser } from './bundle.mjs'
import { buildModules } from './cdn-modules.mjs'
import { integrityOf, withIntegrity } from './integrity.mjs'
import { minify } from './minify.mjs'
import { cdnFolder, root, version } from './project.mjs'
import { readInternalNames } from './read-internal-names.mjs'
import { writeCompressed } from './write-compressed.mjs'

/** Stage 1, by the entry that it is built from. */
const LOADERS = { cdn: 'pipit.js', 'cdn-v4': 'pipit.v4.js' }

/** Builds stage 1, a classic script that carries the hashes of what makes up the messenger. */
async function buildLoader(
  /** @type {string} */ entry,
  /** @type {string} */ name,
  /** @type {Record<string, string[][]>} */ hashes,
  /** @type {Map<string, string>} */ internalNames
) {
  const { files } = await bundleForBrowser({
    entryPoints: [entry],
    entryNames: name.slice(0, -'.js'.length),
    // A frame of our own: esbuild's says 'use strict', which saves nobody from anything here.
    format: 'esm',
    banner: { js: '(() => {' },
    footer: { js: '})()' },
    target: 'es2022'
  })
  const bundled = files.get(name) ?? { code: '', map: undefined }
  return minify(name, bundled, {
    toplevel: true,
    internalNames,
    compress: { global_defs: hashes, reduce_funcs: false }
  })
}

/**
 * Builds what pages load: `pipit.js`, `messenger.js`, what that loads later, their source maps,
 * compressed copies of all, and `manifest.json`. From the bottom up, since a file carries the hashes
 * of those it loads.
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
  const internalNames = readInternalNames()
  const { files, closures } = await buildModules({ sources, locales, internalNames })
  const hashesOf = (/** @type {string} */ name) => withIntegrity(files, closures[name] ?? [])
  const hashes = { __MESSENGER__: hashesOf('messenger.js'), __OPTIONS__: hashesOf('options.js') }
  for (const [entry, name] of Object.entries(LOADERS)) {
    files.set(name, await buildLoader(`${sources}${entry}.ts`, name, hashes, internalNames))
    closures[name] = [name]
  }

  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })

  const contents = [...files].flatMap(([name, { code, map }]) => [
    { name, content: code },
    { name: `${name}.map`, content: map }
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
