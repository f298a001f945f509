import { readFile, writeFile } from 'node:fs/promises'
import { hasLongNames } from '../project.mjs'
import { giveShortNames } from './find-internal-names.mjs'
import { readInternalNames } from './read-internal-names.mjs'
import { reservedNames } from './reserved-names.mjs'

/** The committed table: short names by name. */
const FILE = new URL('names.json', import.meta.url)

/** @returns {Promise<Map<string, string>>} */
async function readTable() {
  return new Map(Object.entries(JSON.parse(await readFile(FILE, 'utf8'))))
}

/** Writes the table anew, the most frequent names with the shortest short names. */
export async function writeNameTable() {
  const table = giveShortNames(await readInternalNames())
  const sorted = Object.fromEntries([...table].sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

/**
 * Compares the table with the sources and with the reserved names.
 *
 * @param {Map<string, string>} table
 * @param {import('./find-internal-names.mjs').InternalNames} found
 * @param {string[]} [reserved]
 * @returns {string[]} Sentences about differences.
 */
export function compareNameTable(table, { names, taken }, reserved = reservedNames) {
  const found = new Set(names)
  const shortNames = [...table.values()]
  const lists = {
    'reserved.json reserves': reserved.filter(name => table.has(name)),
    'the table lacks': names.filter(name => !table.has(name) && !reserved.includes(name)),
    'the sources no longer declare': [...table.keys()].filter(
      name => !found.has(name) && !reserved.includes(name)
    ),
    'others use the short name': shortNames.filter(short => taken.has(short)),
    'two names have the short name': shortNames.filter((short, n) => shortNames.indexOf(short) < n)
  }
  return Object.entries(lists).flatMap(([problem, list]) =>
    list.length ? [`${problem} ${list.join(', ')}`] : []
  )
}

/** Makes a name that says which property is missing where code reads it by its text. */
const longName = (/** @type {string} */ name) => `$${name}_internal`

/**
 * Reads the table for a build.
 *
 * @returns {Promise<Map<string, string>>} Short names by name, or long ones in a build with long names.
 * @throws When the table differs from the sources.
 */
export async function readNameTable() {
  const table = await readTable()
  const problems = compareNameTable(table, await readInternalNames())
  if (problems.length) {
    throw new Error(
      `src/build/names/names.json differs from the sources; \`npm run names\` updates it:\n${problems.join('\n')}`
    )
  }
  return hasLongNames ? new Map([...table.keys()].map(name => [name, longName(name)])) : table
}
