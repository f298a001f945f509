import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { root } from './project.mjs'

const RELATIVE_IMPORT = /((?:from|import\(|import) ?['"])(\.{1,2}(?:\/[^'"]*)?)(?=['"])/g

/** Options of the project, but for what is decided here. */
function readOptions() {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options
}

/** Writes relative imports out in full, as Node's own resolution demands of ES modules. */
function completeImports(/** @type {string} */ text, /** @type {string} */ source) {
  return text.replace(RELATIVE_IMPORT, (_, start, specifier) => {
    const target = join(dirname(source), specifier)
    const isFile = existsSync(`${target}.ts`) || existsSync(`${target}.tsx`)
    return `${start}${specifier}${isFile ? '.js' : '/index.js'}`
  })
}

/**
 * Writes the types of entries and of all that these import, laid out as in `src`.
 *
 * @param {object} options
 * @param {string[]} options.entries Paths from the project's folder.
 * @param {string[]} options.folders Where to write; the same in each, as each has its module format.
 */
export async function writeDeclarations({ entries, folders }) {
  const program = ts.createProgram(
    entries.map(entry => join(root, entry)),
    {
      ...readOptions(),
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      noEmit: false,
      outDir: root,
      rootDir: join(root, 'src')
    }
  )
  /** @type {[name: string, text: string][]} */
  const declarations = []
  program.emit(undefined, (path, text, _mark, _onError, sources) => {
    const source = sources?.[0]?.fileName ?? path
    declarations.push([relative(root, path), completeImports(text, source)])
  })
  for (const folder of folders) {
    for (const [name, text] of declarations) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
  }
}
