import { cp, mkdir, rm } from 'node:fs/promises'
import { build } from 'esbuild'
import { constants, distFolder, root } from '../../project.mjs'
import { buildSnippet } from './snippet.mjs'

/** Builds the programs of `npm start`, `npm run user:…` and `npm run backup`, and the pages and templates of snippets that they serve. */
export async function buildServer({ folder = `${distFolder}server/` } = {}) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: ['server', 'user', 'backup', 'move'].map(name => `src/entries/${name}.ts`),
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
  await buildSnippet('unsupported', folder)
  await buildSnippet('snippet', folder)
}
