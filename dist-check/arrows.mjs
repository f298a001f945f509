import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { root } from '../src/build/index.mjs'
import { readImports } from './read-imports.mjs'
import { ROOMS } from './rooms.mjs'

/** @typedef {import('./rooms.mjs').Room} Room */
/** @typedef {Record<string, Room>} Rooms */
/** @typedef {{ path: string, name: string, room: Room }} Place A room, and its path below `src`. */

/** Name of the place of files that lie in a folder itself, beside the rooms in it. */
const LOOSE = '.'

/** Lists the rooms that some folders lead through, the outermost first; `unknown` has no rule. */
function locate(/** @type {string[]} */ folders, /** @type {Rooms} */ rooms) {
  /** @type {Place[]} */
  const places = []
  /** @type {Rooms | undefined} */
  let inside = rooms
  for (const [index, name] of folders.entries()) {
    if (!inside) break
    const room = /** @type {Room | undefined} */ (inside[name] ?? inside['*'])
    const path = folders.slice(0, index + 1).join('/')
    if (!room) return { places, unknown: path }
    places.push({ path, name, room })
    inside = room.inside
  }
  return { places, unknown: undefined }
}

/** Whether a path is the door of a room, or one of its further doors. */
function isDoor(/** @type {Place} */ { path, room }, /** @type {string} */ target) {
  if (target === path) return true
  const rest = target.slice(path.length + 1)
  return (room.doors ?? []).some(door =>
    door.endsWith('/*') ? posix.dirname(rest) === door.slice(0, -2) : door === rest
  )
}

/** Names in a sentence what a room may import. */
function listAllowed(/** @type {Room} */ { rooms = [], types = [] }) {
  const only = types.filter(each => !rooms.includes(each)).map(each => `types of ${each}`)
  return [...rooms, ...only].join(', ') || 'no other room'
}

/** Says why a file may not import a package; nothing when it may. */
function checkPackage(
  /** @type {Place[]} */ places,
  /** @type {import('./read-imports.mjs').Import} */ { specifier, onlyTypes }
) {
  const { name, room } = places.findLast(place => place.room.packages) ?? {}
  const packages = room?.packages ?? []
  const wanted = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  if (onlyTypes || packages === 'any' || packages.includes(wanted)) return undefined
  return `${name} may import ${packages.join(', ') || 'no package'}`
}

/** Says why a file may not import another one; nothing when it may. */
function checkFile(
  /** @type {Place[]} */ from,
  /** @type {Place[]} */ to,
  /** @type {string} */ target,
  /** @type {boolean} */ onlyTypes
) {
  const shared = to.filter((place, index) => place.path === from[index]?.path).length
  const source = from[shared]
  const aim = to[shared]
  if (!source && !aim) return undefined

  const name = aim?.name ?? LOOSE
  const { rooms = [], types = [] } = source?.room ?? { rooms: [name] }
  if (!rooms.includes(name) && !(onlyTypes && types.includes(name))) {
    return `${source?.path} may import ${listAllowed(source?.room ?? {})}`
  }
  const strict = from.slice(shared + 1).find(({ room }) => room.outside)
  const allowed = strict?.room.outside ?? []
  if (strict && !allowed.includes(aim?.path ?? '')) {
    return `${strict.path} may import ${allowed.join(', ') || 'nothing'} from outside`
  }
  // Style sheets have no index that could list them.
  if (aim && !isDoor(aim, target) && !target.endsWith('.css')) {
    return 'another room is imported through its index.ts only'
  }
  return undefined
}

/** Finds rooms beside each other whose arrows of values lead in a circle. */
export function findCircles(/** @type {Rooms} */ rooms, path = 'src') {
  /** @type {string[]} */
  const problems = []
  const visit = (/** @type {string} */ name, /** @type {string[]} */ way) => {
    const start = way.indexOf(name)
    if (start >= 0) {
      problems.push(
        `${path}: the arrows ${[...way.slice(start), name].join(' → ')} run in a circle`
      )
    } else for (const next of rooms[name]?.rooms ?? []) visit(next, [...way, name])
  }
  for (const name of Object.keys(rooms)) if (!problems.length) visit(name, [])
  for (const [name, { inside }] of Object.entries(rooms)) {
    if (inside) problems.push(...findCircles(inside, `${path}/${name}`))
  }
  return problems
}

/**
 * Finds imports that run against the arrows of the architecture, between rooms and inside them.
 *
 * @param {Record<string, string>} sources Text by path, such as `src/client/http.ts`.
 * @param {Rooms} [rooms] The rooms below `src`.
 * @returns {string[]} A sentence for each.
 */
export function findForbiddenImports(sources, rooms = ROOMS) {
  return Object.entries(sources).flatMap(([path, text]) => {
    const folder = posix.dirname(path).split('/').slice(1)
    const { places, unknown } = locate(folder, rooms)
    if (unknown) return [`${path} is in no room that is known: dist-check/rooms.mjs lists them`]
    return readImports(path, text).flatMap(each => {
      const { specifier, onlyTypes } = each
      const target = posix.join(...folder, specifier).replace(/(\/index)?(\.(ts|tsx|mjs))?$/, '')
      const problem = specifier.startsWith('.')
        ? checkFile(places, locate(target.split('/'), rooms).places, target, onlyTypes)
        : checkPackage(places, each)
      return problem ? [`${path} imports ${specifier}: ${problem}`] : []
    })
  })
}

export const title = 'imports follow the arrows of the architecture'

export async function findProblems() {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter(file => /\.(tsx?|mjs)$/.test(file))
    .map(file => [`src/${file}`, readFileSync(`${root}src/${file}`, 'utf8')])
  return [...findCircles(ROOMS), ...findForbiddenImports(Object.fromEntries(sources))]
}
