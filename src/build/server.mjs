import { cp, mkdir, rm } from 'node:fs/promises'
import { build } from 'esbuild'
import { constants, root } from './project.mjs'
import { buildSnippet } from './snippet.mjs'

/** What `npm start`, `npm run user:add` and `npm run backup` run, and what they serve: pages and the snippet's template. */
export async function buildServer({ folder = `${root}dist/server/` } = {}) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: ['server', 'user-add', 'backup'].map(name => `src/entries/${name}.ts`),
    bundle: true,
    define: { __VERSION__: constants.__VERSION__ },
    format: 'esm',
    logLevel: 'warning',
    outdir: folder,
    packages: 'external',
    platform: 'node',
    sourcemap: true,
    target: 'node20'
  })
  await cp(`${root}src/server/pages`, `${folder}pages`, { recursive: true })
  await buildSnippet(`${folder}snippet.js`)
}
