import { readFile } from 'node:fs/promises'
import ts from 'typescript'

/** Methods of `Object.prototype` that packages override. */
const NAMES = ['toString', 'valueOf', 'toLocaleString']
const ASSIGNMENT = new RegExp(`\\.prototype\\.(${NAMES.join('|')})\\s*=`)

/**
 * Rewrites assignments such as `A.prototype.toString = f` as definitions. Where a page has frozen
 * `Object.prototype`, such an assignment throws, and a definition does not.
 */
export function defineOverrides(/** @type {string} */ text) {
  const file = ts.createSourceFile('package.mjs', text, ts.ScriptTarget.Latest, true)
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = []
  const visit = (/** @type {ts.Node} */ node) => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) &&
      NAMES.includes(node.left.name.text) &&
      ts.isPropertyAccessExpression(node.left.expression) &&
      node.left.expression.name.text === 'prototype'
    ) {
      const { expression, name } = node.left
      const value = node.right.getText(file)
      edits.push({
        start: node.getStart(file),
        end: node.getEnd(),
        text: `Object.defineProperty(${expression.getText(file)}, '${name.text}', { value: ${value} })`
      })
    } else ts.forEachChild(node, visit)
  }
  visit(file)
  return edits.reduceRight(
    (rest, edit) => rest.slice(0, edit.start) + edit.text + rest.slice(edit.end),
    text
  )
}

/** Applies `defineOverrides` to the packages in a bundle. @type {import('esbuild').Plugin} */
export const overridesAsDefinitions = {
  name: 'define-overrides',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules.*\.m?js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      return ASSIGNMENT.test(text) ? { loader: 'js', contents: defineOverrides(text) } : undefined
    })
}
