import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { constants, distFolder, root } from '../../project.mjs'
import { readLicenses } from '../licenses.mjs'
import { buildSnippet } from './snippet.mjs'

/** Packages of hundreds of files each, which a start takes longer to open and compile than all others. */
const BUNDLED = /^(kysely|typebox)(\/|$)/

/**
 * Leaves all other packages to Node.
 *
 * @type {import('esbuild').Plugin}
 */
const packages = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || BUNDLED.test(path) ? undefined : { path, external: true }
    )
  }
}

/** Builds the programs of `npm start`, `npm run user:…` and `npm run backup`, and the pages and templates of snippets that they serve. */
export async function buildServer({ folder = `${distFolder}server/` } = {}) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['server', 'user', 'backup', 'move'].map(name => `src/entries/${name}.ts`),
    bundle: true,
    define: { __VERSION__: constants.__VERSION__ },
    format: 'esm',
    logLevel: 'warning',
    metafile: true,
    outdir: folder,
    platform: 'node',
    plugins: [packages],
    sourcemap: true,
    target: 'node20'
  })
  await writeFile(`${folder}licenses.txt`, await readLicenses(metafile))
  await cp(`${root}src/server/pages`, `${folder}pages`, { recursive: true })
  await buildSnippet('unsupported', folder)
  await buildSnippet('snippet', folder)
}
