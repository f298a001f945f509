import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import ts from 'typescript'
import {
  keyedTypes,
  membersOf,
  parse,
  propertyNames,
  spokenNames,
  storedTypes,
  walk
} from './names-in-source.mjs'
import { root } from './project.mjs'
import { shortName } from './short-names.mjs'

/** Rooms that the files of the CDN are made of. */
const ROOMS = ['client', 'entries', 'loader', 'transports', 'ui', 'widget']
/** Who speaks with those files, and is built apart from them. */
const SPEAKERS = ['protocol', 'loader/snippet.ts']
const LIBRARIES = ['preact', 'preact/hooks']

/** Types of what pages hand in and get. */
const PUBLIC = ['InitOptions', 'MessengerWidget']

/**
 * Gives short names to what nobody reads but the files of the CDN; the most frequent get the shortest.
 *
 * A name is internal when a type of ours declares it, and nothing hints at another use: it is not in the
 * protocol, not known to pages, not stored, not a library's, not part of a text, no key of a table,
 * no attribute, no export.
 *
 * @param {string[]} own Sources of the files of the CDN.
 * @param {string[]} others Sources of who deals with them.
 * @returns {Map<string, string>} Short names by name.
 */
export function findInternalNames(own, others) {
  /** @type {Set<string>} */
  const kept = new Set()
  for (const text of others) walk(parse(text), node => propertyNames(node).forEach(kept.add, kept))
  const taken = new Set(kept)

  /** @type {Map<string, number>} */
  const uses = new Map()
  /** @type {(ts.InterfaceDeclaration | ts.TypeAliasDeclaration)[]} */
  const types = []
  /** Types that are read by their text: whole, or their keys. */
  const whole = new Set(/** @type {ts.Node[]} */ ([]))
  const keyed = new Set(whole)
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
    })
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

/** Texts of a source file, or of all in a folder. @returns {string[]} */
function readSources(/** @type {string} */ path) {
  if (!statSync(path).isDirectory()) return [readFileSync(path, 'utf8')]
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return names.filter(name => /\.tsx?$/.test(name)).flatMap(name => readSources(`${path}/${name}`))
}

/** Finds the internal names of the project. What the DOM and JavaScript know is others' too. */
export function readInternalNames() {
  const { resolve } = createRequire(import.meta.url)
  const lib = dirname(resolve('typescript'))
  const libraries = [
    ...readdirSync(lib)
      .filter(name => /^lib\.(dom|es).*\.d\.ts$/.test(name))
      .map(name => `${lib}/${name}`),
    ...LIBRARIES.map(name => resolve(name))
  ]
  const inSrc = (/** @type {string} */ path) => `${root}src/${path}`
  const others = [...SPEAKERS.map(inSrc), ...libraries].flatMap(readSources)
  const own = ROOMS.map(inSrc).flatMap(readSources)
  return findInternalNames(
    own.filter(text => !others.includes(text)),
    others
  )
}
