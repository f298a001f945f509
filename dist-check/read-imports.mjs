import ts from 'typescript'

/** @typedef {{ specifier: string, onlyTypes: boolean }} Import */

/** Tells whether nothing of an import or export is left when types are erased. */
function isErased(/** @type {ts.ImportDeclaration | ts.ExportDeclaration} */ node) {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  const clause = node.importClause
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const names = clause.namedBindings
  if (clause.name || !names || !ts.isNamedImports(names)) return false
  return names.elements.every(element => element.isTypeOnly)
}

/**
 * Reads the imports of a file: declarations, re-exports, `import = require()`, `import()`
 * and `import('…').Type`.
 *
 * @param {string} path Decides whether the text is TypeScript, and whether it holds JSX.
 * @param {string} text
 * @returns {Import[]}
 */
export function readImports(path, text) {
  /** @type {Import[]} */
  const imports = []

  function visit(/** @type {ts.Node} */ node) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const { moduleSpecifier: from } = node
      if (from && ts.isStringLiteral(from)) {
        imports.push({ specifier: from.text, onlyTypes: isErased(node) })
      }
    }
    if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
      const { expression: from } = node.moduleReference
      if (ts.isStringLiteral(from)) {
        imports.push({ specifier: from.text, onlyTypes: node.isTypeOnly })
      }
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = node.arguments
      if (from && ts.isStringLiteralLike(from)) {
        imports.push({ specifier: from.text, onlyTypes: false })
      }
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const from = node.argument.literal
      if (ts.isStringLiteral(from)) imports.push({ specifier: from.text, onlyTypes: true })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return imports
}
