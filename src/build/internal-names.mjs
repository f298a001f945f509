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
import { shortName } from './short-names.mjs'

/** Types of what pages hand in and get. */
const PUBLIC = ['InitOptions', 'MessengerWidget']

/**
 * Gives short names to what nobody reads but the files of the CDN; the most frequent get the shortest.
 *
 * A name is internal when a type of ours declares it, and nothing hints at another use: it is not in the
 * protocol, not known to pages, not stored, not a library's, not part of a text, no key of a table
 * or of a record, no attribute, no export.
 *
 * @param {object} sources
 * @param {string[]} sources.own Texts of what the files of the CDN are made of.
 * @param {string[]} [sources.others] Texts of what deals with them and is built apart.
 * @param {Iterable<string>} [sources.platform] Names that belong to the browser.
 * @returns {Map<string, string>} Short names by name.
 */
export function findInternalNames({ own, others = [], platform = [] }) {
  const kept = new Set(platform)
  for (const text of others) walk(parse(text), node => propertyNames(node).forEach(kept.add, kept))
  const taken = new Set(kept)

  /** @type {Map<string, number>} */
  const uses = new Map()
  /** @type {(ts.InterfaceDeclaration | ts.TypeAliasDeclaration)[]} */
  const types = []
  /** Types that are read by their text: whole, or their keys. */
  const whole = new Set(/** @type {ts.Node[]} */ ([]))
  const keyed = new Set(whole)
  /** Names of what holds records, and what is given to all that has a name. */
  const records = new Set()
  /** @type {ts.Node[]} */
  const given = []
  /** @type {Set<string>} */
  const declared = new Set()
  for (const text of own) {
    walk(parse(text), node => {
      if (ts.isIdentifier(node)) uses.set(node.text, (uses.get(node.text) ?? 0) + 1)
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) types.push(node)
      spokenNames(node).forEach(kept.add, kept)
      membersOf(node).forEach(declared.add, declared)
      storedTypes(node).forEach(whole.add, whole)
      keyedTypes(node).forEach(keyed.add, keyed)
      if (isRecord(node)) keysIn(node).forEach(kept.add, kept)
      if (isRecord(node)) records.add(nameOf(node))
      if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) given.push(node)
    })
  }
  for (const node of given) {
    if (records.has(nameOf(node))) keysIn(node).forEach(kept.add, kept)
  }

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
  let n = 0
  const next = () => {
    let short = shortName(n++)
    while (taken.has(short)) short = shortName(n++)
    return short
  }
  return new Map(names.map(name => [name, next()]))
}
