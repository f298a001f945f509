import ts from 'typescript'

const WORD = /[A-Za-z_$][\w$]*/g

const parseAs = (/** @type {string} */ text, /** @type {ts.ScriptKind} */ kind) =>
  /** @type {ts.SourceFile & { parseDiagnostics: unknown[] }} */ (
    ts.createSourceFile('source', text, ts.ScriptTarget.Latest, true, kind)
  )

/** Parses a source file, with JSX only where it has some: `<Item>(…) =>` would begin an element. */
export const parse = (/** @type {string} */ text) => {
  const source = parseAs(text, ts.ScriptKind.TS)
  return source.parseDiagnostics.length ? parseAs(text, ts.ScriptKind.TSX) : source
}

/**
 * Visits a node and its descendants, except descendants of nodes for which `visit` returns false.
 *
 * @param {ts.Node} node
 * @param {(node: ts.Node) => boolean | void} visit
 */
export function walk(node, visit) {
  // Literal types name values, others files. Only strings in expressions read members.
  const isFileName = ts.isStringLiteral(node) && ts.isExportDeclaration(node.parent)
  if (ts.isLiteralTypeNode(node) || ts.isImportDeclaration(node) || isFileName) return
  if (visit(node) !== false) ts.forEachChild(node, child => walk(child, visit))
}

/** Returns the name of a member that a type or a class declares, in a list; no names of other nodes. */
export function membersOf(/** @type {ts.Node} */ node) {
  const isMember = ts.isTypeElement(node) || ts.isClassElement(node)
  if (!isMember || ts.isObjectLiteralExpression(node.parent)) return []
  return node.name && ts.isIdentifier(node.name) ? [node.name.text] : []
}

/** Lists the words of a string, except style sheets: each may be the name of a property, or a part of it. */
function wordsOf(/** @type {ts.Node} */ node) {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)
  if (!isText && !ts.isJsxText(node)) return []
  const isSheet = ts.isTaggedTemplateExpression(node.parent) && node.parent.tag.getText() === 'css'
  return isSheet ? [] : (node.text.match(WORD) ?? [])
}

const keysOf = (/** @type {ts.Node} */ node) =>
  ts.isObjectLiteralElement(node) && node.name ? [node.name.getText()] : []

/** Lists the names that a node gives to a property, or may read one by. */
export function propertyNames(/** @type {ts.Node} */ node) {
  if (ts.isPropertyAccessExpression(node)) return [node.name.text]
  if (ts.isBindingElement(node)) return [(node.propertyName ?? node.name).getText()]
  return [...keysOf(node), ...membersOf(node), ...wordsOf(node)]
}

/** @returns {node is ts.FunctionDeclaration} */
const isExportedFunction = (/** @type {ts.Node} */ node) =>
  ts.isFunctionDeclaration(node) &&
  !!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Lists names in a node that are more than a member: attributes, exports, keys of tables, words. */
export function spokenNames(/** @type {ts.Node} */ node) {
  if (ts.isJsxAttribute(node)) {
    return /^[a-z]/.test(node.parent.parent.tagName.getText()) ? [node.name.getText()] : []
  }
  if (ts.isVariableStatement(node) && node.modifiers) {
    return node.declarationList.declarations.map(({ name }) => name.getText())
  }
  // Functions inside others are named by variables, which are shortened apart.
  if (isExportedFunction(node) || ts.isExportSpecifier(node)) {
    return node.name ? [node.name.text] : []
  }
  const keys = keysOf(node)
  const isInFunction =
    keys.length && ts.findAncestor(node, at => ts.isFunctionLike(at) || ts.isCallExpression(at))
  return isInFunction ? wordsOf(node) : [...keys, ...wordsOf(node)]
}

/** Types whose keys are read by their text. */
export const keyedTypes = (/** @type {ts.Node} */ node) =>
  ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword ? [node.type] : []

/** Types of stored or sent values, whose members are all read by their text. */
export function storedTypes(/** @type {ts.Node} */ node) {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'JSON.parse') return []
  const { parent } = node
  const type = ts.isAsExpression(parent) || ts.isVariableDeclaration(parent) ? parent.type : null
  return type ? [type] : []
}

const RECORD = /^(Partial<|Readonly<)*Record<(string|`)/

/** Tells whether a node is declared as a record, whose keys are read by their text. */
export const isRecord = (/** @type {ts.Node} */ node) =>
  'type' in node && RECORD.test(/** @type {ts.Node | undefined} */ (node.type)?.getText() ?? '')

/** Returns the name that a node declares or assigns. */
export const nameOf = (/** @type {ts.Node} */ node) =>
  'name' in node ? /** @type {ts.Node | undefined} */ (node.name)?.getText() : undefined

/** Lists the keys of all objects that are created in a node. */
export function keysIn(/** @type {ts.Node} */ node) {
  /** @type {string[]} */
  const keys = []
  ts.forEachChild(node, child => walk(child, each => void keys.push(...keysOf(each))))
  return keys
}
