import ts from 'typescript'
import {
  isRecord,
  keyedTypes,
  keysIn,
  membersOf,
  nameOf,
  parse,
  propertyNames,
  spokenNames,
  storedTypes,
  walk
} from './names-in-source.mjs'
import { shortName } from '../bundling/index.mjs'

/** Types of the objects that pages hand in and get. */
const PUBLIC = ['InitOptions', 'MessengerWidget']

/**
 * @typedef {object} InternalNames
 * @property {string[]} names Names that may be shortened, the most frequent first.
 * @property {Set<string>} taken Names that no short name may be.
 */

/**
 * Finds the properties that no code outside the CDN files reads.
 *
 * A name is internal when a type of ours declares it and nothing hints at another use: it is not in the
 * protocol, not public, not stored, not a package's, not part of a text, no key of a table or of a
 * record, no attribute, no export.
 *
 * @param {object} sources
 * @param {string[]} sources.own Texts that the CDN files are built from.
 * @param {string[]} [sources.others] Texts that exchange objects with them and are built apart.
 * @param {Iterable<string>} [sources.reserved] Names of the browser, and those in reserved.json.
 * @returns {InternalNames}
 */
export function findInternalNames({ own, others = [], reserved = [] }) {
  const kept = new Set(reserved)
  for (const text of others) walk(parse(text), node => propertyNames(node).forEach(kept.add, kept))
  const taken = new Set(kept)

  const { uses, declared, types, kept: keptInSource, whole, keyed } = readDeclarations(own)
  for (const name of keptInSource) kept.add(name)
  const typesNamed = (/** @type {string} */ name) => types.filter(type => type.name.text === name)
  PUBLIC.flatMap(typesNamed).forEach(whole.add, whole)
  for (const found of [whole, keyed]) {
    for (const type of found) {
      walk(type, node => {
        const members = membersOf(node)
        members.forEach(kept.add, kept)
        if (ts.isIdentifier(node)) typesNamed(node.text).forEach(found.add, found)
        return found === whole || !members.length
      })
    }
  }

  const usesOf = (/** @type {string} */ name) => uses.get(name) ?? 0
  const names = [...declared]
    .filter(name => !kept.has(name))
    .sort((a, b) => usesOf(b) - usesOf(a) || (a < b ? -1 : 1))
  return { names, taken }
}

/** Reads declarations, uses, and names that are kept for how they are used. */
function readDeclarations(/** @type {string[]} */ texts) {
  /** @type {Map<string, number>} */
  const uses = new Map()
  /** @type {(ts.InterfaceDeclaration | ts.TypeAliasDeclaration)[]} */
  const types = []
  /** Types whose members, or only whose own keys, are read by their text. @type {Set<ts.Node>} */
  const whole = new Set()
  /** @type {Set<ts.Node>} */
  const keyed = new Set()
  /** Names that hold records. @type {Set<string | undefined>} */
  const records = new Set()
  /** @type {ts.Node[]} */
  const assigned = []
  /** @type {Set<string>} */
  const declared = new Set()
  /** @type {Set<string>} */
  const kept = new Set()
  for (const text of texts) {
    walk(parse(text), node => {
      if (ts.isIdentifier(node)) uses.set(node.text, (uses.get(node.text) ?? 0) + 1)
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) types.push(node)
      spokenNames(node).forEach(kept.add, kept)
      membersOf(node).forEach(declared.add, declared)
      storedTypes(node).forEach(whole.add, whole)
      keyedTypes(node).forEach(keyed.add, keyed)
      if (isRecord(node)) keysIn(node).forEach(kept.add, kept)
      if (isRecord(node)) records.add(nameOf(node))
      if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) assigned.push(node)
    })
  }
  for (const node of assigned) {
    if (records.has(nameOf(node))) keysIn(node).forEach(kept.add, kept)
  }
  return { uses, types, whole, keyed, declared, kept }
}

/**
 * Gives each name the shortest name that is free.
 *
 * @param {InternalNames} internalNames
 * @returns {Map<string, string>} Short names by name.
 */
export function giveShortNames({ names, taken }) {
  let n = 0
  const next = () => {
    let short = shortName(n++)
    while (taken.has(short)) short = shortName(n++)
    return short
  }
  return new Map(names.map(name => [name, next()]))
}
