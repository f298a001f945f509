import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../src/build/project.mjs'

/**
 * @typedef {object} Rule What files of a room may import, beside files of the same room.
 * @property {string[]} rooms
 * @property {string[]} [types] Rooms of which they may import types only.
 * @property {string[] | 'any'} packages
 */

const STATE = ['@preact/signals-react', 'nanostores']
const VIEW = ['react', 'react-dom', ...STATE]
const ALL_ROOMS = [
  'protocol',
  'transports',
  'client',
  'ui',
  'widget',
  'loader',
  'react',
  'server',
  'console',
  'guide'
]

/** Parts of rooms that are loaded apart from the rest, each through a door of its own. */
const DOORS =
  /^(guide\/(content-security-policy|reference)|client\/(live|history|uploads|conversation-list|headless|identity)|loader\/(fetch-config|options|load-pipit|version-4)|transports\/(websocket|polling)|widget\/(api|delegate|init-options|watch-files|parts(\/[a-z]+)?))$/

/** The rooms and their arrows. @type {Record<string, Rule>} */
const RULES = {
  protocol: { rooms: [], packages: [] },
  legacy: { rooms: [], packages: [] },
  transports: { rooms: ['protocol'], packages: [] },
  client: { rooms: ['protocol'], types: ['transports'], packages: STATE },
  ui: { rooms: [], types: ['protocol'], packages: VIEW },
  widget: { rooms: ['client', 'ui', 'protocol'], types: ['transports'], packages: VIEW },
  loader: { rooms: ['protocol'], types: ALL_ROOMS, packages: [] },
  server: { rooms: ['protocol', 'guide'], packages: 'any' },
  guide: { rooms: ['protocol'], packages: ['marked', 'marked-gfm-heading-id'] },
  console: { rooms: ['ui', 'protocol'], packages: VIEW },
  react: {
    rooms: [],
    types: ['widget', 'protocol'],
    packages: ['react', 'use-sync-external-store']
  },
  stories: { rooms: ['protocol', 'transports', 'client', 'widget', 'loader'], packages: [] },
  entries: { rooms: [...ALL_ROOMS, 'stories'], packages: 'any' },
  build: { rooms: [], packages: 'any' }
}

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

/** Reads what a file imports, in whichever way. */
function readImports(/** @type {string} */ path, /** @type {string} */ text) {
  /** @type {Import[]} */
  const imports = []

  function visit(/** @type {ts.Node} */ node) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const { moduleSpecifier: from } = node
      if (from && ts.isStringLiteral(from)) {
        imports.push({ specifier: from.text, onlyTypes: isErased(node) })
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

/** Says why a file may not import what it does; nothing when it may. */
function complain(
  /** @type {string} */ room,
  /** @type {string} */ path,
  /** @type {Import} */ { specifier, onlyTypes }
) {
  const { rooms, types = [], packages } = RULES[room] ?? { rooms: [], packages: [] }
  const says = `${path} imports ${specifier}:`

  if (!specifier.startsWith('.')) {
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
    if (onlyTypes || packages === 'any' || packages.includes(name)) return undefined
    return `${says} ${room} may import ${packages.join(', ') || 'no package'}`
  }
  const [, target = '', ...inside] = join(path, '..', specifier).split('/')
  if (target === room) return undefined
  if (!rooms.includes(target) && !(onlyTypes && types.includes(target))) {
    const allowed = [
      ...rooms,
      ...types.filter(each => !rooms.includes(each)).map(each => `types of ${each}`)
    ]
    return `${says} ${room} may import ${allowed.join(', ') || 'no other room'}`
  }
  // Sheets have no index that could list them.
  const door = [target, ...inside.filter(part => part !== 'index')].join('/')
  if (door !== target && !DOORS.test(door) && !specifier.endsWith('.css')) {
    return `${says} another room is imported through its index.ts only`
  }
  return undefined
}

/**
 * Finds imports that run against the arrows of the architecture.
 *
 * @param {Record<string, string>} sources Text by path, such as `src/client/http.ts`.
 * @returns {string[]} A sentence for each.
 */
export function findForbiddenImports(sources) {
  return Object.entries(sources).flatMap(([path, text]) => {
    const [, room = ''] = path.split('/')
    if (!RULES[room])
      return [`${path} is in no room that is known: ${Object.keys(RULES).join(', ')}`]
    return readImports(path, text).flatMap(each => complain(room, path, each) ?? [])
  })
}

export const title = 'imports follow the arrows of the architecture'

export async function findProblems() {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter(file => /\.tsx?$/.test(file))
    .map(file => [`src/${file}`, readFileSync(`${root}src/${file}`, 'utf8')])
  return findForbiddenImports(Object.fromEntries(sources))
}
