import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleForBrowser } from './bundle.mjs'
import { root } from './project.mjs'

/** Pages of a story, with what they show. */
const COPIED = ['index.html', 'stories.css', 'media']

/** Where the story pages are built to; nothing in it is shipped. */
export const storiesFolder = `${root}dist/stories/`

/** Builds the story pages: the messenger, not minified, with a server in memory. */
export async function buildStories({ folder = storiesFolder } = {}) {
  const { files } = await bundleForBrowser({
    chunkNames: '[name]-[hash]',
    entryPoints: ['src/entries/stories.ts'],
    format: 'esm',
    sourcemap: 'linked',
    splitting: true,
    target: 'es2022'
  })
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
