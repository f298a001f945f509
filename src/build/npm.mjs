import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
// @ts-expect-error It declares no types.
import microbundle from 'microbundle'
import { writeDeclarations } from './declarations.mjs'
import { constants, onPreact, root } from './project.mjs'

/** Which entries bring Preact with them; in the others what the host installed is used. */
const ENTRIES = [
  { entry: 'src/entries/npm.ts', selfContained: true },
  { entry: 'src/entries/react.tsx', selfContained: false },
  { entry: 'src/entries/client.ts', selfContained: true },
  { entry: 'src/entries/testing.ts', selfContained: true }
]

/** Each format in a folder of its own, since Node reads `.js` as the nearest `package.json` says. */
const FORMATS = [
  { folder: 'esm', format: 'modern', type: 'module' },
  { folder: 'cjs', format: 'cjs', type: 'commonjs' }
]

const MODULE_MARK = '\nObject.defineProperty(exports,"__esModule",{value:true});'

/** File name of what an entry is built into. */
const outputOf = (/** @type {string} */ entry) => entry.replace(/.*\/(.*)\.tsx?$/, '$1.js')

/** microbundle takes mappings as text: `from=to,from=to`. */
function asText(/** @type {Record<string, string>} */ mapping) {
  return Object.entries(mapping)
    .map(([from, to]) => `${from}=${to}`)
    .join(',')
}

/** Lets `import pipit from 'pipit'` mean the default export in code that compilers made CommonJS. */
async function markAsModules(/** @type {string} */ folder) {
  for (const { entry } of ENTRIES) {
    const file = `${folder}${outputOf(entry)}`
    const code = await readFile(file, 'utf8')
    await writeFile(file, code.replace('\n//# source', `${MODULE_MARK}$&`))
  }
}

/** Builds the npm package: each public entry as an ES module and as CommonJS, with types for both. */
export async function buildNpm({ folder = `${root}dist/npm/` } = {}) {
  await rm(folder, { recursive: true, force: true })

  for (const { folder: name, format, type } of FORMATS) {
    await mkdir(`${folder}${name}`, { recursive: true })
    await writeFile(`${folder}${name}/package.json`, `${JSON.stringify({ type })}\n`)

    for (const { entry, selfContained } of ENTRIES) {
      await microbundle({
        cwd: root,
        entries: [entry],
        output: `${folder}${name}/${outputOf(entry)}`,
        format,
        'pkg-main': false,
        // For the web it would bring the syntax down to ES5 loosely, so that a spread Set stays a Set.
        target: 'node',
        // Readable: who bundles the package minifies it.
        compress: false,
        css: 'inline',
        define: asText(constants),
        generateTypes: false,
        jsxImportSource: 'react',
        tsconfig: 'src/build/tsconfig.json',
        workers: false,
        ...(selfContained && { external: 'none', alias: asText(onPreact) })
      })
    }
  }
  await markAsModules(`${folder}cjs/`)
  await writeDeclarations({
    entries: ENTRIES.map(({ entry }) => entry),
    folders: FORMATS.map(({ folder: name }) => `${folder}${name}/types`)
  })
}
