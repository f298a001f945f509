import { readFile } from 'node:fs/promises'
import ts from 'typescript'
import { parse } from './names-in-source.mjs'

/** Properties that nobody sets: what classes have, and what lets others schedule Preact's work. */
const UNSET = [
  'componentDidCatch',
  'componentDidMount',
  'componentDidUpdate',
  'componentWillMount',
  'componentWillReceiveProps',
  'componentWillUpdate',
  'debounceRendering',
  'getDerivedStateFromError',
  'getDerivedStateFromProps',
  'getSnapshotBeforeUpdate'
]

/** Variables that stay empty: we hydrate nothing, write functions instead of classes, and set no HTML. */
const EMPTY = ['excessDomChildren', 'isClassComponent', 'isHydrating', 'newHtml', 'oldHtml']

/** What our sources must do without, so that the above is true. */
const REFUSED = new RegExp(`\\b(${UNSET.join('|')}|dangerouslySetInnerHTML)\\b`)

/** Whether a node stands where a value is used, not where it is given or a name is made. */
function isRead(/** @type {ts.Node} */ node) {
  const { parent } = node
  if (ts.isBinaryExpression(parent) && parent.left === node) {
    return parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken
  }
  return !('name' in parent && parent.name === node)
}

/** Writes `undefined` where a module reads what is empty for certain; lines stay where they are. */
function emptyReads(/** @type {string} */ text) {
  let result = ''
  let end = 0
  const visit = (/** @type {ts.Node} */ node) => {
    const isUnset = ts.isPropertyAccessExpression(node) && UNSET.includes(node.name.text)
    const isEmpty = ts.isIdentifier(node) && EMPTY.includes(node.text)
    if ((isUnset || isEmpty) && isRead(node)) {
      result += `${text.slice(end, node.getStart())}undefined`
      end = node.getEnd()
    } else ts.forEachChild(node, visit)
  }
  visit(parse(text))
  return result + text.slice(end)
}

/**
 * Takes out of Preact what nobody here uses, 570 bytes: what is empty wherever it is read makes much of
 * the code unreachable, and terser drops that. Ends the build when one of our sources needs it after
 * all, or when Preact does not know one of the names any more.
 *
 * @type {import('esbuild').Plugin}
 */
export const leanPreact = {
  name: 'lean-preact',
  setup: ({ onEnd, onLoad }) => {
    const unseen = new Set([...UNSET, ...EMPTY])
    onLoad({ filter: /[\\/]preact[\\/]src[\\/].*\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      for (const name of unseen) if (text.includes(name)) unseen.delete(name)
      return { contents: emptyReads(text) }
    })
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const [refused] = REFUSED.exec(await readFile(path, 'utf8')) ?? []
      if (!refused) return undefined
      return { errors: [{ text: `lean-preact.mjs takes ${refused} out, and ${path} names it` }] }
    })
    onEnd(() => {
      if (unseen.size === 0 || unseen.size === UNSET.length + EMPTY.length) return undefined
      return { errors: [{ text: `Preact does not know ${[...unseen].join(', ')}` }] }
    })
  }
}
