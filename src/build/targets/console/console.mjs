import { mkdir, readFile, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { bundleForBrowser, listFilesToLoad, writeCompressed } from '../../bundling/index.mjs'
import { distFolder, onReact, root } from '../../project.mjs'
import { readLicenses } from '../licenses.mjs'
import { reactAria } from './react-aria.mjs'
import { withRetriedImports } from './retried-imports.mjs'

/** Files of the preview's page beside its script. */
const PREVIEW_FILES = ['index.html', 'preview.css', 'picture.svg']

/** Script of the page, and the part that the inbox is in, which follows it for all who are signed in. */
const SCRIPT = 'console.js'
const DESK = 'src/console/view/parts/desk.ts'

const SCRIPT_TAG = `<script type="module" src="${SCRIPT}"></script>`

/** Writes bundled files, with their source maps. */
async function writeFiles(
  /** @type {string} */ folder,
  /** @type {Map<string, { code: string, map: string | undefined }>} */ files
) {
  await mkdir(folder, { recursive: true })
  for (const [name, { code, map }] of files) {
    await writeCompressed(`${folder}${name}`, code)
    if (map) await writeCompressed(`${folder}${name}.map`, map)
  }
}

/** Builds the page of the live preview, which loads the messenger of the CDN. */
async function buildPreview(/** @type {string} */ folder) {
  const { files } = await bundleForBrowser({
    entryPoints: ['src/entries/preview.ts'],
    format: 'esm',
    minify: true,
    sourcemap: 'linked',
    target: 'es2022'
  })
  await writeFiles(folder, files)
  for (const name of PREVIEW_FILES) {
    await writeCompressed(`${folder}${name}`, await readFile(`${root}src/preview/${name}`, 'utf8'))
  }
}

/**
 * Has a page request at once what its script imports and what the inbox needs, instead of one after the
 * other.
 */
function withPreloads(
  /** @type {string} */ page,
  /** @type {import('esbuild').Metafile} */ metafile
) {
  const [desk] = Object.entries(metafile.outputs).find(each => each[1].entryPoint === DESK) ?? []
  if (!desk) throw new Error(`${DESK} is no file of its own.`)
  if (!page.includes(SCRIPT_TAG)) throw new Error(`The page has no ${SCRIPT_TAG}`)
  const files = [SCRIPT, basename(desk)].flatMap(name => listFilesToLoad(metafile, name))
  const links = [...new Set(files)]
    .filter(name => name !== SCRIPT)
    .map(name => `<link rel="modulepreload" href="${name}" />`)
  return page.replace(SCRIPT_TAG, [SCRIPT_TAG, ...links].join('\n    '))
}

/**
 * Builds the console: a script, a file for each part of its screens and for what parts share, the texts of each language, a style sheet, their source maps, licences, the live preview, and the page
 * that loads them.
 */
export async function buildConsole({ folder = `${distFolder}console/` } = {}) {
  const { files, metafile } = await bundleForBrowser({
    alias: onReact,
    banner: { js: '/*! Licences: licenses.txt */' },
    chunkNames: '[name]-[hash]',
    entryPoints: ['src/entries/console.tsx'],
    format: 'esm',
    minify: true,
    plugins: [reactAria],
    sourcemap: 'linked',
    splitting: true,
    target: 'es2022'
  })
  for (const file of files.values()) file.code = withRetriedImports(file.code)
  await rm(folder, { recursive: true, force: true })
  await writeFiles(folder, files)
  await buildPreview(`${folder}preview/`)
  await writeCompressed(`${folder}licenses.txt`, await readLicenses(metafile))
  const page = await readFile(`${root}src/console/index.html`, 'utf8')
  await writeCompressed(`${folder}index.html`, withPreloads(page, metafile))
}
