import { mkdir, readFile, rm } from 'node:fs/promises'
import { bundleForBrowser, writeCompressed } from '../../bundling/index.mjs'
import { distFolder, onReact, root } from '../../project.mjs'
import { readLicenses } from './licenses.mjs'
import { reactAria } from './react-aria.mjs'

/** Builds the console: a script, a style sheet, their source maps, licences, and the page that loads them. */
export async function buildConsole({ folder = `${distFolder}console/` } = {}) {
  const { files, metafile } = await bundleForBrowser({
    alias: onReact,
    banner: { js: '/*! Licences: licenses.txt */' },
    entryPoints: ['src/entries/console.tsx'],
    format: 'esm',
    minify: true,
    plugins: [reactAria],
    sourcemap: 'linked',
    target: 'es2022'
  })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, { code, map }] of files) {
    await writeCompressed(`${folder}${name}`, code)
    if (map) await writeCompressed(`${folder}${name}.map`, map)
  }
  await writeCompressed(`${folder}licenses.txt`, await readLicenses(metafile))
  const page = await readFile(`${root}src/console/index.html`, 'utf8')
  await writeCompressed(`${folder}index.html`, page)
}
