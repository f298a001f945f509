import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { root } from '../../project.mjs'

/**
 * @typedef {object} Chunk
 * @property {string} name Name of the file that is built of it.
 * @property {string[]} features Paths of the manifests.
 * @property {string[]} slots Slots that its features fill.
 */

/** The table of chunks, from which files, slot lookup and budgets are made. */
export const chunksFile = `${root}src/widget/chunks.ts`

const parse = (/** @type {string} */ file) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

/** Lists the nodes of a kind in a file. */
function find(
  /** @type {ts.SourceFile} */ file,
  /** @type {(node: ts.Node) => boolean} */ isWanted
) {
  /** @type {ts.Node[]} */
  const found = []
  const visit = (/** @type {ts.Node} */ node) => {
    if (isWanted(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Reads the names in an array that stands after a name. */
function readNames(/** @type {ts.Node} */ node) {
  const { name, initializer } = /** @type {ts.PropertyAssignment} */ (node)
  if (!ts.isArrayLiteralExpression(initializer)) {
    throw new Error(`${node.getSourceFile().fileName}: ${name.getText()} must be written out`)
  }
  const names = initializer.elements.map(each =>
    ts.isStringLiteral(each) ? each.text : each.getText()
  )
  return { name: name.getText(), names }
}

/** Reads paths of manifests by the names under which the table imports them. */
function readImports(/** @type {ts.SourceFile} */ file) {
  return new Map(
    file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      const bindings = importClause?.namedBindings
      const from = /** @type {ts.StringLiteral} */ (moduleSpecifier).text
      const path = resolve(dirname(file.fileName), `${from}.ts`)
      return bindings && ts.isNamedImports(bindings)
        ? bindings.elements.map(({ name }) => /** @type {const} */ ([name.text, path]))
        : []
    })
  )
}

/** Reads the slots of a manifest. */
function readSlots(/** @type {string} */ path) {
  const isSlots = (/** @type {ts.Node} */ node) =>
    ts.isPropertyAssignment(node) && node.name.getText() === 'slots'
  const [slots] = find(parse(path), isSlots)
  if (!slots) throw new Error(`${path}: a manifest names its slots`)
  return readNames(slots).names
}

/**
 * Reads the table of chunks.
 *
 * @param {string} [path] Of the module that exports `CHUNKS`.
 * @returns {Chunk[]}
 */
export function readChunks(path = chunksFile) {
  const file = parse(path)
  const imports = readImports(file)
  const rows = find(
    file,
    node =>
      ts.isPropertyAssignment(node) &&
      !!ts.findAncestor(node, at => ts.isVariableDeclaration(at) && at.name.getText() === 'CHUNKS')
  )
  return rows.map(readNames).map(({ name, names }) => {
    const features = names.map(each => {
      const manifest = imports.get(each)
      if (!manifest) throw new Error(`${path}: ${each} is not imported`)
      return manifest
    })
    return { name, features, slots: features.flatMap(readSlots) }
  })
}
