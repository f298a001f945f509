import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleForBrowser } from '../../bundling/index.mjs'
import { distFolder, root } from '../../project.mjs'

/** Files that story pages load beside the bundle. */
const COPIED = ['index.html', 'stories.css', 'media']

/** Output folder of the story pages. Nothing in it is published. */
export const storiesFolder = `${distFolder}stories/`

/** Options of the bundle of all stories, which splits off what the messenger loads later. */
export const storiesBundle = {
  chunkNames: '[name]-[hash]',
  entryPoints: ['src/entries/stories.ts'],
  format: /** @type {const} */ ('esm'),
  sourcemap: /** @type {const} */ ('linked'),
  splitting: true,
  target: 'es2022'
}

/** Builds the story pages: the messenger, not minified, with a server in memory. */
export async function buildStories({ folder = storiesFolder } = {}) {
  const { files } = await bundleForBrowser(storiesBundle)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, { code, map }] of files) {
    await writeFile(join(folder, name), code)
    if (map) await writeFile(join(folder, `${name}.map`), map)
  }
  for (const name of COPIED) {
    await cp(`${root}src/stories/${name}`, join(folder, name), { recursive: true })
  }
}
