import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { bundleForBrowser } from '../../bundling/index.mjs'
import { distFolder, root } from '../../project.mjs'

/** Builds the console: a script, a style sheet, their source maps, and the page that loads them. */
export async function buildConsole({ folder = `${distFolder}console/` } = {}) {
  const { files } = await bundleForBrowser({
    entryPoints: ['src/entries/console.tsx'],
    format: 'esm',
    minify: true,
    sourcemap: 'linked',
    target: 'es2022'
  })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, { code, map }] of files) {
    await writeFile(`${folder}${name}`, code)
    if (map) await writeFile(`${folder}${name}.map`, map)
  }
  await cp(`${root}src/console/index.html`, `${folder}index.html`)
}
