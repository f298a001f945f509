import { mkdir, readFile, rm } from 'node:fs/promises'
import { bundleForBrowser, writeCompressed } from '../../bundling/index.mjs'
import { distFolder, onReact, root } from '../../project.mjs'

/** Builds the console: a script, a style sheet, their source maps, licences, and the page that loads them. */
export async function buildConsole({ folder = `${distFolder}console/` } = {}) {
  const { files } = await bundleForBrowser({
    alias: onReact,
    entryPoints: ['src/entries/console.tsx'],
    format: 'esm',
    // The licence of React asks for its text.
    legalComments: 'linked',
    minify: true,
    sourcemap: 'linked',
    target: 'es2022'
  })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, { code, map }] of files) {
    await writeCompressed(`${folder}${name}`, code)
    if (map) await writeCompressed(`${folder}${name}.map`, map)
  }
  const page = await readFile(`${root}src/console/index.html`, 'utf8')
  await writeCompressed(`${folder}index.html`, page)
}
