import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { constants, distFolder, root } from '../../project.mjs'
import { readLicenses } from '../licenses.mjs'
import { buildSnippet } from './snippet.mjs'

/**
 * Packages that Node itself opens: native ones, and those that few servers need, which load them late.
 * To open and compile the files of all others one by one takes a third of a start.
 */
const EXTERNAL =
  /^(@node-rs\/argon2|@simplewebauthn\/server|aedes|better-sqlite3|imapflow|mailauth|mqtt|pg)(\/|$)/
/** Optional parts of `ws`, which goes on without them. */
const OPTIONAL = /^(bufferutil|utf-8-validate)$/

/** For packages that are CommonJS and require Node's modules. */
const REQUIRE =
  "import { createRequire as $createRequire } from 'node:module'\nconst require = $createRequire(import.meta.url)"

/** @type {import('esbuild').Plugin} */
const packages = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      EXTERNAL.test(path) || OPTIONAL.test(path) ? { path, external: true } : undefined
    )
  }
}

/** Builds the programs of `npm start`, `npm run user:…` and `npm run backup`, and the pages and templates of snippets that they serve. */
export async function buildServer({ folder = `${distFolder}server/` } = {}) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { metafile } = await build({
    absWorkingDir: root,
    banner: { js: REQUIRE },
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
