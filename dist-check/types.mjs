import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../src/build/project.mjs'
import { readPackage } from './read-package.mjs'

/** As strict as a customer can be. Checks our declarations too, since they are no `skipLibCheck`. */
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

/** Uses each entry in a way that fails when its types are missing, or are `any`. */
const consumer = (/** @type {string[]} */ names) =>
  names
    .map(
      (name, index) => `import * as entry${index} from '${name}'
type IsAny${index} = 0 extends 1 & typeof entry${index} ? true : false
export const isTyped${index}: IsAny${index} extends true ? never : keyof typeof entry${index} | true = true
`
    )
    .join('\n')

export const title = 'types of each entry resolve, for ES modules and for CommonJS'

export async function findProblems() {
  const { name: pipit, exports } = await readPackage()
  const names = Object.keys(exports)
    .filter(name => !name.endsWith('.json'))
    .map(path => path.replace('.', pipit))
  const folder = await mkdtemp(join(tmpdir(), 'pipit-types-'))
  try {
    await mkdir(join(folder, 'node_modules'))
    await symlink(root, join(folder, 'node_modules', pipit), 'dir')
    const files = ['consumer.mts', 'consumer.cts'].map(file => join(folder, file))
    for (const file of files) await writeFile(file, consumer(names))

    const program = ts.createProgram(files, OPTIONS)
    return ts.getPreEmitDiagnostics(program).map(each =>
      ts
        .formatDiagnostic(each, {
          ...ts.sys,
          getNewLine: () => '\n',
          getCanonicalFileName: name => name,
          getCurrentDirectory: () => root
        })
        .trim()
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}
