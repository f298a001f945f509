import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { build } from 'esbuild'
import { distFolder, root } from '../../project.mjs'
import { readLicenses } from '../licenses.mjs'

/** Loads the renderer, which is TypeScript, without writing a file. */
async function loadRenderer() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    bundle: true,
    entryPoints: ['src/entries/guide.ts'],
    format: 'esm',
    logLevel: 'warning',
    platform: 'node',
    target: 'node20',
    write: false
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
  const { renderGuide } = await import(`data:text/javascript;base64,${code}`)
  return /** @type {typeof import('../../../entries/guide').renderGuide} */ (renderGuide)
}

/** Builds the guide: a page for each address, one style sheet, a script, and that of the page that tests. */
export async function buildGuide({ folder = `${distFolder}guide/` } = {}) {
  const renderGuide = await loadRenderer()
  const files = await renderGuide(name => readFile(`${root}src/guide/pages/${name}.md`, 'utf8'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(`${folder}guide`, { recursive: true })
  await build({
    absWorkingDir: root,
    bundle: true,
    entryPoints: ['src/guide/guide.css'],
    logLevel: 'warning',
    minify: true,
    outfile: `${folder}guide/guide.css`
  })
  const { metafile } = await build({
    absWorkingDir: root,
    banner: { js: '/*! Licences: licenses.txt */' },
    bundle: true,
    entryPoints: { guide: 'src/entries/guide-page.ts', testing: 'src/entries/guide-testing.ts' },
    format: 'iife',
    logLevel: 'warning',
    metafile: true,
    minify: true,
    outdir: `${folder}guide`,
    target: 'es2022'
  })
  await writeFile(`${folder}guide/licenses.txt`, await readLicenses(metafile))
  for (const { name, content } of files) {
    await mkdir(dirname(folder + name), { recursive: true })
    await writeFile(folder + name, content)
  }
}
