import { mkdir, rm, writeFile } from 'node:fs/promises'
import { bundleForBrowser } from './bundle.mjs'
import { closureOf } from './closure.mjs'
import { foldShared, SHARED } from './fold-shared.mjs'
import { integrityOf } from './integrity.mjs'
import { minify } from './minify.mjs'
import { cdnFolder, onLeanPreact, root, version } from './project.mjs'
import { writeCompressed } from './write-compressed.mjs'

/** Parts of stage 2 that `messenger` imports when it first needs them. */
const LAZY = ['live']

/** Parts that few visitors need: whole in one file each, so that nobody else pays for sharing. */
const RARE = ['polling']

/** @typedef {{ code: string, map: string }} Minified */
/** @typedef {Map<string, Minified>} Files */

/** Names files together with their hashes: what a page needs to load them without trusting the CDN. */
function withIntegrity(/** @type {Files} */ files, /** @type {string[]} */ names) {
  return names.map(name => [name, integrityOf(files.get(name)?.code ?? '', 'sha256')])
}

/**
 * Builds the ES modules of stage 2. `messenger.js` carries the hashes of what it imports later, so
 * it is minified last.
 */
async function buildModules(/** @type {string} */ sources) {
  const split = await bundleForBrowser({
    alias: onLeanPreact,
    entryPoints: ['messenger', ...LAZY].map(name => `${sources}${name}.ts`),
    chunkNames: `${SHARED}[hash]`,
    entryNames: '[name]',
    format: 'esm',
    splitting: true,
    target: 'es2022'
  })
  const { files: shared, metafile } = await foldShared(split, 'messenger.js')
  const rare = await bundleForBrowser({
    entryPoints: RARE.map(name => `${sources}${name}.ts`),
    format: 'esm',
    target: 'es2022'
  })
  const bundled = new Map([...shared, ...rare.files])
  /** @type {Files} */
  const files = new Map()

  for (const [name, file] of bundled) {
    if (name === 'messenger.js') continue
    if (file.code.includes('__CHUNKS__')) {
      throw new Error(
        `__CHUNKS__ is read in ${name}: only messenger may, it holds that file's hash`
      )
    }
    files.set(name, await minify(name, file, { module: true }))
  }

  const closures = Object.fromEntries(
    ['messenger', ...LAZY].map(entry => [`${entry}.js`, closureOf(metafile, `${entry}.js`)])
  )
  for (const name of rare.files.keys()) closures[name] = [name]

  const isLoaded = (/** @type {string} */ name) => closures['messenger.js']?.includes(name)
  const chunks = Object.fromEntries(
    [...LAZY, ...RARE].map(entry => [
      entry,
      withIntegrity(files, closures[`${entry}.js`]?.filter(name => !isLoaded(name)) ?? [])
    ])
  )
  const messenger = bundled.get('messenger.js') ?? { code: '', map: undefined }
  files.set(
    'messenger.js',
    await minify('messenger.js', messenger, {
      module: true,
      compress: { global_defs: { __CHUNKS__: chunks } }
    })
  )
  return { files, closures }
}

/** Builds stage 1, a classic script that carries the hashes of what makes up the messenger. */
async function buildLoader(/** @type {string} */ sources, /** @type {string[][]} */ messenger) {
  const { files } = await bundleForBrowser({
    entryPoints: { pipit: `${sources}cdn.ts` },
    format: 'iife',
    target: 'es2022'
  })
  const bundled = files.get('pipit.js') ?? { code: '', map: undefined }
  return minify('pipit.js', bundled, {
    toplevel: true,
    compress: { global_defs: { __MESSENGER__: messenger } }
  })
}

/**
 * Builds what pages load: `pipit.js`, `messenger.js`, what that loads later, their source maps,
 * compressed copies of all, and `manifest.json`. From the bottom up, since a file carries the hashes
 * of those it loads.
 *
 * @param {object} [options]
 * @param {string} [options.sources] Folder of `cdn.ts`, `messenger.ts` and the lazy entries.
 * @param {string} [options.folder] Where to write. Emptied first.
 */
export async function buildCdn({ sources = `${root}src/entries/`, folder = cdnFolder } = {}) {
  const { files, closures } = await buildModules(sources)
  const messenger = withIntegrity(files, closures['messenger.js'] ?? [])
  files.set('pipit.js', await buildLoader(sources, messenger))

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
  const entries = Object.entries({ 'pipit.js': ['pipit.js'], ...closures })
  const manifest = {
    version,
    files: Object.fromEntries(listed),
    entries: Object.fromEntries(entries.map(([entry, closure]) => [entry, { closure }]))
  }
  await writeFile(`${folder}manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}
