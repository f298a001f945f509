import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { bundleForBrowser } from './bundle.mjs'
import { root } from './project.mjs'

/** Builds the business's pages: one script, one style sheet, their maps, and the page that loads them. */
export async function buildConsole({ folder = `${root}dist/console/` } = {}) {
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
