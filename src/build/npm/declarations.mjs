import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { onPreact, root } from '../project.mjs'

const RELATIVE_IMPORT = /((?:from|import\(|import) ?['"])(\.{1,2}(?:\/[^'"]*)?)(?=['"])/g

/** Package with the same types as a package that is installed with ours. */
const SIGNALS = '@preact/signals-react'

/** Reads the compiler options of the project. */
function readOptions() {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options
}

/** Completes relative imports with file endings, as Node requires for ES modules. */
function completeImports(/** @type {string} */ text, /** @type {string} */ source) {
  return text.replaceAll(SIGNALS, onPreact[SIGNALS]).replace(RELATIVE_IMPORT, (_, start, from) => {
    const target = join(dirname(source), from)
    const isFile = existsSync(`${target}.ts`) || existsSync(`${target}.tsx`)
    return `${start}${from}${isFile ? '.js' : '/index.js'}`
  })
}

/** Keeps the declarations that entries import, directly or not. */
function keepReachable(
  /** @type {Map<string, string>} */ declarations,
  /** @type {string[]} */ entries
) {
  /** @type {Map<string, string>} */
  const kept = new Map()
  const queue = [...entries]
  for (const name of queue) {
    const text = declarations.get(name)
    if (text === undefined || kept.has(name)) continue
    kept.set(name, text)
    for (const [, , from = ''] of text.matchAll(RELATIVE_IMPORT)) {
      queue.push(join(dirname(name), from).replace(/\.js$/, '.d.ts'))
    }
  }
  return kept
}

/** Declares an alias of a type of another module: `type A<B = C> = all.A<B>`. */
function aliasType(/** @type {ts.TypeChecker} */ checker, /** @type {ts.Symbol} */ exported) {
  const { declarations = [] } = checker.getAliasedSymbol(exported)
  const [declaration] = declarations
  const given = (declaration && 'typeParameters' in declaration && declaration.typeParameters) || []
  const parameters = /** @type {ts.NodeArray<ts.TypeParameterDeclaration>} */ (given)
  const inBrackets = (/** @type {string[]} */ texts) =>
    texts.length ? `<${texts.join(', ')}>` : ''
  const declared = inBrackets(parameters.map(parameter => parameter.getText()))
  const passed = inBrackets(parameters.map(({ name }) => name.text))
  return `export type ${exported.name}${declared} = all.${exported.name}${passed}`
}

/**
 * Declares a module whose CommonJS is its default export, with the rest as properties of it.
 *
 * @param {ts.Program} program
 * @param {string} entry Path of an entry whose re-exports are all types.
 */
function declareCommon(program, entry) {
  const checker = program.getTypeChecker()
  const source = /** @type {ts.SourceFile} */ (program.getSourceFile(join(root, entry)))
  const module = /** @type {ts.Symbol} */ (checker.getSymbolAtLocation(source))
  const types = checker
    .getExportsOfModule(module)
    .filter(({ flags, name }) => name !== 'default' && flags & ts.SymbolFlags.Alias)
  const from = `./types/${relative('src', entry).replace('.ts', '.js')}`
  return `import type * as all from '${from}'
declare const common: (typeof all)['default'] & typeof all
declare namespace common {
  ${types.map(each => aliasType(checker, each)).join('\n  ')}
}
export = common
`
}

/**
 * Writes the declarations of entries and of the modules they import, in the folders of `src`.
 *
 * @param {object} options
 * @param {string[]} options.entries Paths from the project's folder.
 * @param {string[]} options.folders Output folders, one for each module format, with the same files.
 * @param {[entry: string, file: string][]} options.common Entries whose CommonJS is the default export
 *   itself, and the file of that declaration.
 */
export async function writeDeclarations({ entries, folders, common }) {
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
  /** @type {Map<string, string>} */
  const declarations = new Map()
  program.emit(undefined, (path, text, _mark, _onError, sources) => {
    const source = sources?.[0]?.fileName ?? path
    declarations.set(relative(root, path), completeImports(text, source))
  })
  const names = entries.map(entry => relative('src', entry).replace('.ts', '.d.ts'))
  for (const folder of folders) {
    for (const [name, text] of keepReachable(declarations, names)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
  }
  for (const [entry, file] of common) await writeFile(file, declareCommon(program, entry))
}
