import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'
import { root } from '../../project.mjs'

/** Imports and exports of names from a relative path. */
const STATEMENT = /^(import|export) (type )?\{([^}]*)\} from '(\.[^']*)'/gm

/** Files that a relative path may stand for. */
const ENDINGS = ['.ts', '.tsx', '/index.ts']

const find = (/** @type {string} */ from, /** @type {string} */ specifier) =>
  ENDINGS.map(ending => resolve(dirname(from), specifier) + ending).find(existsSync)

/** @typedef {Map<string, { file: string, name: string }>} Origins Declaring files, by exported name. */

/** @type {Map<string, Origins>} */
const known = new Map()

/** Reads which file declares each name that a module exports. @returns {Origins} */
function readOrigins(/** @type {string} */ file) {
  const before = known.get(file)
  if (before) return before
  /** @type {Origins} */
  const origins = new Map()
  known.set(file, origins)
  const { statements } = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest
  )
  for (const node of statements) {
    if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      const from = find(file, /** @type {ts.StringLiteral} */ (node.moduleSpecifier).text)
      const inner = from ? readOrigins(from) : new Map()
      if (!node.exportClause) for (const [name, origin] of inner) origins.set(name, origin)
      else if (ts.isNamedExports(node.exportClause)) {
        for (const { name, propertyName } of node.exportClause.elements) {
          const origin = inner.get((propertyName ?? name).text)
          if (origin) origins.set(name.text, origin)
        }
      }
    } else if (ts.canHaveModifiers(node) && ts.getModifiers(node)?.length) {
      const declared = ts.isVariableStatement(node)
        ? node.declarationList.declarations.map(each => each.name)
        : [/** @type {ts.FunctionDeclaration} */ (node).name]
      for (const name of declared) {
        if (name && ts.isIdentifier(name)) origins.set(name.text, { file, name: name.text })
      }
    }
  }
  return origins
}

/**
 * Rewrites the imports of a source to the files that declare the names, instead of the doors of rooms. A door
 * makes esbuild count all files behind it as used, so that it puts them into files loaded too early.
 *
 * @param {string} path
 * @param {string} text
 */
export function openDoors(path, text) {
  return text.replace(STATEMENT, (whole, verb, type, list, specifier) => {
    const door = find(path, specifier)
    if (type || !door?.endsWith('/index.ts')) return whole
    const origins = readOrigins(door)
    const names = String(list)
      .split(',')
      .map(each => each.trim())
      .filter(each => each && !each.startsWith('type '))
    const lines = names.map(each => {
      const [name = '', alias = name] = each.split(' as ')
      const origin = origins.get(name)
      if (!origin) return `${verb} { ${each} } from '${specifier}'`
      const from = relative(dirname(path), origin.file).replace(/\.tsx?$/, '')
      return `${verb} { ${origin.name} as ${alias} } from '${from.startsWith('.') ? from : `./${from}`}'`
    })
    return lines.join('; ')
  })
}

/** Opens the doors in all sources. @type {import('esbuild').Plugin} */
export const openAllDoors = {
  name: 'open-doors',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) =>
      path.startsWith(`${root}src/`) && !/styles(\.legacy)?\.ts$/.test(path)
        ? {
            loader: path.endsWith('x') ? 'tsx' : 'ts',
            contents: openDoors(path, await readFile(path, 'utf8'))
          }
        : undefined
    )
}
