import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../src/build/index.mjs'
import { readEntryNames, readPackage } from './read-package.mjs'

/** The strictest options of a customer: our declarations are checked as well. */
const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: false
}

const { Bundler, Node10, NodeNext } = ts.ModuleResolutionKind

/** Options with which customers compile, without those that are the same for all. @type {ts.CompilerOptions[]} */
const WAYS = [
  { module: ts.ModuleKind.NodeNext, moduleResolution: NodeNext },
  { module: ts.ModuleKind.NodeNext, moduleResolution: NodeNext, esModuleInterop: false },
  { module: ts.ModuleKind.ESNext, moduleResolution: Bundler },
  { module: ts.ModuleKind.CommonJS, moduleResolution: Node10 },
  { module: ts.ModuleKind.CommonJS, moduleResolution: Node10, esModuleInterop: true }
]

/** Whatever way it comes, it is the messenger. */
const USE = `
const done: Promise<void> = Pipit.init({ integrationId: 'x', configBaseUrl: 'https://x.example' })
Pipit.on('message', (message: Message) => [message.received, done, createMessengerWidget().VERSION])
`
const IMPORT = `import Pipit, { createMessengerWidget, type Message } from 'pipit'${USE}`
const REQUIRE = `import required = require('pipit')
const Pipit = required.VERSION ? required : required.default
const { createMessengerWidget } = required
type Message = required.Message${USE}`

/** Puts a customer's project into a folder: it has the package installed, and imports all of it. */
async function writeConsumers(/** @type {string} */ folder) {
  const { name } = await readPackage()
  await mkdir(join(folder, 'node_modules'))
  await symlink(root, join(folder, 'node_modules', name), 'dir')

  const entries = await readEntryNames()
  const lines = entries.map((entry, index) => `import * as entry${index} from '${entry}'\n`)
  const all = `${lines.join('')}export { ${entries.map((_, index) => `entry${index}`).join(', ')} }\n`
  const files = {
    'all.mts': all,
    'all.cts': all,
    'import.mts': IMPORT,
    'import.cts': IMPORT,
    'require.cts': REQUIRE
  }
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
  return Object.keys(files).map(file => join(folder, file))
}

/** Writes one mistake as compilers do, with its place. */
const format = (/** @type {ts.Diagnostic} */ mistake) =>
  ts
    .formatDiagnostic(mistake, {
      getCanonicalFileName: name => name,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n'
    })
    .trim()

/** Finds the mistakes in the options and in some of the files that a program consists of. */
function mistakesIn(
  /** @type {ts.Program} */ program,
  /** @type {(path: string) => boolean} */ isMeant
) {
  const files = program.getSourceFiles().filter(({ fileName }) => isMeant(fileName))
  return [
    ...program.getOptionsDiagnostics(),
    ...files.flatMap(file => program.getSyntacticDiagnostics(file)),
    ...program.getGlobalDiagnostics(),
    ...files.flatMap(file => program.getSemanticDiagnostics(file))
  ]
}

/** Finds what is wrong in our declarations, and in how they can be used. */
function compile(/** @type {string} */ folder, /** @type {string[]} */ files) {
  // Other packages' declarations have mistakes of their own, and take most of the time.
  const isOurs = (/** @type {string} */ path) =>
    [folder, `${root}dist/`].some(start => path.startsWith(start))
  return WAYS.flatMap(way => {
    // Only Node tells the two kinds of modules apart.
    const isNode = way.moduleResolution === NodeNext
    const fitting = files.filter(
      file => isNode || file.endsWith(way.moduleResolution === Bundler ? '.mts' : '.cts')
    )
    return mistakesIn(ts.createProgram(fitting, { ...OPTIONS, ...way }), isOurs).map(
      mistake => `${JSON.stringify(way)}: ${format(mistake)}`
    )
  })
}

export const title = 'types of each entry resolve, however modules are resolved and compiled'

export async function findProblems() {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-types-'))
  try {
    return compile(folder, await writeConsumers(folder))
  } finally {
    await rm(folder, { recursive: true })
  }
}
