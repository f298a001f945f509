import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { parse } from 'acorn'
import ts from 'typescript'
import { readPonyfills } from '../src/build/targets/legacy/index.mjs'
import { readScripts } from './read-cdn.mjs'

/** Types whose members are called on what the language itself makes. */
const OWNERS = /^(Array|String|Object|Number|Math|RegExp|Promise|Map|Set)(Constructor)?$/

/** Methods that our own promises and collections have too, and a name that only texts use there. */
const KNOWN =
  'add all catch clear delete exec finally get has race reject resolve set sub then'.split(' ')

/** Later methods of elements, which must be checked for before a call. */
const OF_ELEMENTS = (
  'after animate append before closest composedPath hidePopover matches prepend remove ' +
  'replaceChildren replaceWith requestSubmit scrollBy scrollTo showModal showPopover toggleAttribute'
).split(' ')

/** Names of methods in the declarations of TypeScript's libraries. */
function methodsIn(/** @type {(file: string) => boolean} */ isMeant) {
  const folder = dirname(createRequire(import.meta.url).resolve('typescript'))
  const names = new Set()
  for (const file of readdirSync(folder).filter(name => name.startsWith('lib.') && isMeant(name))) {
    const source = ts.createSourceFile(
      file,
      readFileSync(`${folder}/${file}`, 'utf8'),
      ts.ScriptTarget.Latest
    )
    for (const statement of source.statements) {
      if (!ts.isInterfaceDeclaration(statement) || !OWNERS.test(statement.name.text)) continue
      for (const member of statement.members) {
        if (ts.isMethodSignature(member) && ts.isIdentifier(member.name))
          names.add(member.name.text)
      }
    }
  }
  return names
}

/** Calls visit for each node of a tree. */
function walk(/** @type {any} */ node, /** @type {(node: any) => void} */ visit) {
  if (!node || typeof node !== 'object') return
  if (typeof node.type === 'string') visit(node)
  for (const value of Object.values(node)) walk(value, visit)
}

/** Returns the name of a member that is read by it, as `animate` in `root.animate`. */
const memberOf = (/** @type {any} */ node) =>
  node?.type === 'MemberExpression' && !node.computed ? node.property.name : undefined

/**
 * Finds calls of methods that are checked for before: `null != root.animate && root.animate(…)`, and
 * `null == text.at ? void 0 : text.at(0)`.
 */
function findChecked(/** @type {any} */ tree) {
  const checked = new Set()
  walk(tree, ({ type, left, right, test, alternate }) => {
    const check = type === 'LogicalExpression' ? left : type === 'ConditionalExpression' && test
    const call = type === 'LogicalExpression' ? right : alternate
    if (!check || call.type !== 'CallExpression') return
    const names = new Set()
    walk(check, node => names.add(memberOf(node)))
    if (names.has(memberOf(call.callee))) checked.add(call)
  })
  return checked
}

/** Methods called that ES5 does not have, and that stand on nothing of ours. @returns {Set<string>} */
function findNewCalls(/** @type {any} */ tree, /** @type {Set<string>} */ newer) {
  const found = new Set()
  const checked = findChecked(tree)
  walk(tree, node => {
    const name = node.type === 'CallExpression' && memberOf(node.callee)
    if (newer.has(name) && !checked.has(node)) found.add(name)
  })
  return found
}

export const title = 'files for old browsers are ES5, and call no method that these lack'

export async function findProblems() {
  const scripts = Object.entries(await readScripts()).filter(([name]) => /\.legacy\.js$/.test(name))
  const old = methodsIn(file => file === 'lib.es5.d.ts')
  const newer = new Set(OF_ELEMENTS)
  for (const name of methodsIn(file => /^lib\.es20/.test(file))) if (!old.has(name)) newer.add(name)
  const ponyfills = [...(await readPonyfills()).keys()]
  const isOurs = (/** @type {string} */ name) =>
    KNOWN.includes(name) ||
    ponyfills.some(each => each.endsWith(`.${name}`) || each === `.${name}()`)

  const problems = []
  for (const [name, code] of scripts) {
    try {
      const calls = findNewCalls(parse(code, { ecmaVersion: 5 }), newer)
      for (const call of [...calls].filter(each => !isOurs(each))) {
        problems.push(`${name} calls ${call}(), which old browsers lack: src/legacy may have it`)
      }
    } catch (error) {
      problems.push(`${name} is not ES5: ${error}`)
    }
    if (/[^\0-\x7f]/.test(code)) problems.push(`${name} is not ASCII`)
  }
  if (!scripts.length) problems.push('There are no files for old browsers.')
  return problems
}
