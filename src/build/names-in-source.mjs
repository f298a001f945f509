import ts from 'typescript'

const WORD = /[A-Za-z_$][\w$]*/g

/** Reads a source file, for the functions below. */
export const parse = (/** @type {string} */ text) =>
  ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/**
 * Calls for a node and each one below, but not below those for which the answer is false.
 *
 * @param {ts.Node} node
 * @param {(node: ts.Node) => boolean | void} visit
 */
export function walk(node, visit) {
  // Types that are strings name values. Members are read by strings of the program only.
  if (ts.isLiteralTypeNode(node) || ts.isImportDeclaration(node)) return
  if (visit(node) !== false) ts.forEachChild(node, child => walk(child, visit))
}

/** The name of a member that a type or a class declares; none of other nodes. */
export function membersOf(/** @type {ts.Node} */ node) {
  const isMember = ts.isTypeElement(node) || ts.isClassElement(node)
  if (!isMember || ts.isObjectLiteralExpression(node.parent)) return []
  return node.name && ts.isIdentifier(node.name) ? [node.name.text] : []
}

/** Words of a text of the program, but for style sheets: any may be read as a name, alone or joined. */
function wordsOf(/** @type {ts.Node} */ node) {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)
  if (!isText && !ts.isJsxText(node)) return []
  const isSheet = ts.isTaggedTemplateExpression(node.parent) && node.parent.tag.getText() === 'css'
  return isSheet ? [] : (node.text.match(WORD) ?? [])
}

const keysOf = (/** @type {ts.Node} */ node) =>
  ts.isObjectLiteralElement(node) && node.name ? [node.name.getText()] : []

/** Every name that a node gives to a property, or may read one by. */
export function propertyNames(/** @type {ts.Node} */ node) {
  if (ts.isPropertyAccessExpression(node)) return [node.name.text]
  if (ts.isBindingElement(node)) return [(node.propertyName ?? node.name).getText()]
  return [...keysOf(node), ...membersOf(node), ...wordsOf(node)]
}

/** Names in a node that mean more than a member: attributes, exports, keys of tables, words of texts. */
export function spokenNames(/** @type {ts.Node} */ node) {
  if (ts.isJsxAttribute(node)) {
    return /^[a-z]/.test(node.parent.parent.tagName.getText()) ? [node.name.getText()] : []
  }
  if (ts.isVariableStatement(node) && node.modifiers) {
    return node.declarationList.declarations.map(({ name }) => name.getText())
  }
  if (ts.isFunctionDeclaration(node) || ts.isExportSpecifier(node)) {
    return node.name ? [node.name.text] : []
  }
  const keys = keysOf(node)
  const isMade =
    keys.length && ts.findAncestor(node, at => ts.isFunctionLike(at) || ts.isCallExpression(at))
  return isMade ? wordsOf(node) : [...keys, ...wordsOf(node)]
}

/** Types of which the keys are read by their text. */
export const keyedTypes = (/** @type {ts.Node} */ node) =>
  ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword ? [node.type] : []

/** Types of what was stored or sent, all of which is read by its text. */
export function storedTypes(/** @type {ts.Node} */ node) {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'JSON.parse') return []
  if (ts.isAsExpression(node.parent)) return [node.parent.type]
  throw new Error(`Say as what type it is read: ${node.getText()} as …`)
}

const RECORD = /^(Partial<|Readonly<)*Record<(string|`)/

/** Whether a node is said to hold, give or be a record, the keys of which are read by their text. */
export const isRecord = (/** @type {ts.Node} */ node) =>
  'type' in node && RECORD.test(/** @type {ts.Node | undefined} */ (node.type)?.getText() ?? '')

/** The name of what a node declares or gives a value. */
export const nameOf = (/** @type {ts.Node} */ node) =>
  'name' in node ? /** @type {ts.Node | undefined} */ (node.name)?.getText() : undefined

/** Keys of all objects that are made in a node. */
export function keysIn(/** @type {ts.Node} */ node) {
  /** @type {string[]} */
  const keys = []
  ts.forEachChild(node, child => walk(child, each => void keys.push(...keysOf(each))))
  return keys
}
