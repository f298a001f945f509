import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../src/build/project.mjs'
import { readEntryNames, readPackage } from './read-package.mjs'

/** As strict as a customer can be: our declarations are checked as well. */
const OPTIONS = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: false
}

/** Puts a customer's project into a folder: it has the package installed, and imports all of it. */
async function writeConsumers(/** @type {string} */ folder) {
  const { name } = await readPackage()
  await mkdir(join(folder, 'node_modules'))
  await symlink(root, join(folder, 'node_modules', name), 'dir')

  const entries = await readEntryNames()
  const lines = entries.map((entry, index) => `export * as entry${index} from '${entry}'\n`)
  const files = ['module.mts', 'common.cts'].map(file => join(folder, file))
  for (const file of files) await writeFile(file, lines.join(''))
  return files
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

export const title = 'types of each entry resolve, for ES modules and for CommonJS'

export async function findProblems() {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-types-'))
  try {
    const program = ts.createProgram(await writeConsumers(folder), OPTIONS)
    // Other packages' declarations have mistakes of their own.
    const ours = [folder, `${root}dist/`]
    return ts
      .getPreEmitDiagnostics(program)
      .filter(({ file }) => !file || ours.some(path => file.fileName.startsWith(path)))
      .map(format)
  } finally {
    await rm(folder, { recursive: true })
  }
}
