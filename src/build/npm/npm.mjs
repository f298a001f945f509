import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { build } from 'esbuild'
// @ts-expect-error It declares no types.
import microbundle from 'microbundle'
import { writeDeclarations } from './declarations.mjs'
import { constants, dependencies, onPreact, root } from '../project.mjs'

/** Bundles everything, so that a page needs no bundler. */
const WHOLE = { external: 'none', alias: onPreact }

/** Bundled, since as a dependency it would install React for people who do not use it. */
const STORE_SHIM = `${root}node_modules/use-sync-external-store/cjs/use-sync-external-store-shim.production.js`

/**
 * Public entries. External packages are those that must be the page's own copies. pipit/react leaves
 * `pipit` external, whose messenger runs on Preact, so that it looks and works the same under every React.
 */
const ENTRIES = [
  { name: 'npm', ...WHOLE },
  { name: 'react', external: 'react,./npm', alias: { 'use-sync-external-store/shim': STORE_SHIM } },
  { name: 'client', external: dependencies.join(','), alias: onPreact },
  { name: 'loader', ...WHOLE },
  { name: 'transports/websocket', ...WHOLE },
  { name: 'transports/polling', ...WHOLE },
  { name: 'transports/mqtt', external: 'mqtt', alias: onPreact },
  { name: 'testing', ...WHOLE }
]

/** Each format in a folder of its own, since Node reads `.js` as the nearest `package.json` says. */
const FORMATS = { esm: 'module', cjs: 'commonjs' }

/** Import of an entry that stays external, which the bundler writes without the file's ending. */
const OTHER_ENTRY = /(['"]\.\/npm)(?=['"])/g

/** `require('pipit')` is the messenger itself, and has all exports as well. */
const DEFAULT_MARK = `
module.exports = Object.defineProperties(
  module.exports.default,
  Object.getOwnPropertyDescriptors(module.exports)
)
`

/** Formats mappings for microbundle: `from=to,from=to`. */
function asText(/** @type {Record<string, string>} */ mapping) {
  return Object.entries(mapping)
    .map(([from, to]) => `${from}=${to}`)
    .join(',')
}

/** Changes a built file above the line that names its source map. */
async function change(/** @type {string} */ file, /** @type {(code: string) => string} */ replace) {
  const text = await readFile(file, 'utf8')
  const end = text.lastIndexOf('//# sourceMappingURL')
  await writeFile(file, `${replace(text.slice(0, end))}${text.slice(end)}`)
}

/** Builds each entry as an ES module. */
async function buildModules(/** @type {string} */ folder) {
  for (const { name, external, alias } of ENTRIES) {
    const output = `${folder}${name}.js`
    await mkdir(dirname(output), { recursive: true })
    await microbundle({
      cwd: root,
      entries: [`src/entries/${name}.ts`],
      output,
      format: 'modern',
      external,
      alias: asText(alias),
      'pkg-main': false,
      // For the web, microbundle compiles loosely to ES5, where a spread Set stays a Set.
      target: 'node',
      // Not minified: people who bundle the package do that.
      compress: false,
      css: 'inline',
      define: asText(constants),
      generateTypes: false,
      jsxImportSource: 'react',
      tsconfig: 'src/build/npm/tsconfig.json',
      workers: false
    })
    await change(output, code => code.replace(OTHER_ENTRY, '$1.js'))
  }
}

/** Converts the ES modules to CommonJS: one second, where bundling twice takes a minute. */
async function convertModules(/** @type {string} */ from, /** @type {string} */ to) {
  await build({
    entryPoints: [`${from}**/*.js`],
    outdir: to,
    format: 'cjs',
    platform: 'node',
    sourcemap: true,
    sourcesContent: true,
    logLevel: 'warning'
  })
  await change(`${to}npm.js`, code => code + DEFAULT_MARK)
}

/** Builds the npm package: each public entry as an ES module and as CommonJS, with types for both. */
export async function buildNpm({ folder = `${root}dist/npm/` } = {}) {
  await rm(folder, { recursive: true, force: true })
  await buildModules(`${folder}esm/`)
  await convertModules(`${folder}esm/`, `${folder}cjs/`)
  for (const [name, type] of Object.entries(FORMATS)) {
    await writeFile(`${folder}${name}/package.json`, `${JSON.stringify({ type })}\n`)
  }
  await writeDeclarations({
    entries: ENTRIES.map(({ name }) => `src/entries/${name}.ts`),
    folders: Object.keys(FORMATS).map(name => `${folder}${name}/types`),
    common: [['src/entries/npm.ts', `${folder}cjs/npm.d.ts`]]
  })
}
