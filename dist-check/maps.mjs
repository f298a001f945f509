import { existsSync, readFileSync } from 'node:fs'
import { root } from '../src/build/project.mjs'
import { ROOMS } from './rooms.mjs'

const MAP = 'CONTRIBUTING.md'

/**
 * Finds rooms that no map shows: CONTRIBUTING shows the rooms of `src`, the README of a room links to
 * the rooms in it.
 *
 * @param {Record<string, import('./rooms.mjs').Room>} rooms
 * @param {(path: string) => string | undefined} read Gives the text of a document, if it exists.
 * @returns {string[]} A sentence for each.
 */
export function findUnshownRooms(rooms, read) {
  return Object.entries(rooms).flatMap(([name, { inside = {} }]) => {
    const problems = read(MAP)?.includes(`\`src/${name}\``)
      ? []
      : [`${MAP} does not show src/${name}`]
    const file = `src/${name}/README.md`
    const text = read(file)
    const inner = Object.keys(inside).filter(each => /^\w/.test(each))
    if (inner.length && text === undefined) return [...problems, `${file} is missing`]
    const unshown = inner.filter(each => !RegExp(`\\]\\(${each}[/)]`).test(text ?? ''))
    return [...problems, ...unshown.map(each => `${file} does not link to ${each}`)]
  })
}

export const title = 'maps show every room'

export async function findProblems() {
  return findUnshownRooms(ROOMS, path =>
    existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined
  )
}
