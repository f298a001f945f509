import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { findInternalNames } from './internal-names.mjs'
import { preactFolders, root } from './project.mjs'
import { shortName } from './short-names.mjs'

/** Rooms that the files of the CDN are made of. */
const ROOMS = ['client', 'entries', 'loader', 'transports', 'ui', 'widget']
/** Where uses count several times, so that `pipit.js`, which has least to spare, gets short names. */
const FAVOURED = { room: 'loader', times: 5 }
/** Who speaks with those files, and is built apart from them. */
const SPEAKERS = ['protocol', 'loader/snippet.ts']

/** Preact's own names, which its own build makes short too. */
const PRIVATE = /\b_[a-z]\w*/g

/** Texts of a source file, or of all in a folder. @returns {string[]} */
function readSources(/** @type {string} */ path) {
  if (!statSync(path).isDirectory()) return [readFileSync(path, 'utf8')]
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return (
    names
      // What stands in for a module goes by that module's names.
      .filter(name => /\.[jt]sx?$/.test(name) && !/\.legacy\.tsx?$/.test(name))
      .flatMap(name => readSources(`${path}/${name}`))
  )
}

const withoutComments = (/** @type {string} */ text) => text.replace(/\/\*[\s\S]*?\*\//g, '')

/** Every name before a colon or a bracket in the declarations of the DOM and of JavaScript. */
function readPlatform() {
  const lib = dirname(createRequire(import.meta.url).resolve('typescript'))
  const names = readdirSync(lib).filter(name => /^lib\.(dom|es).*\.d\.ts$/.test(name))
  const text = names.map(name => readFileSync(`${lib}/${name}`, 'utf8')).join('\n')
  return new Set(withoutComments(text).match(/[\w$]+(?=\??\s*[(:<])/g))
}

/** Short names for Preact's own. They keep the underscore: some stand on elements of the page. */
function namePrivates(/** @type {string[]} */ texts) {
  /** @type {Map<string, number>} */
  const uses = new Map()
  for (const name of texts.flatMap(text => withoutComments(text).match(PRIVATE) ?? [])) {
    uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  const sorted = [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return sorted.map(([name], n) => /** @type {const} */ ([name, `_${shortName(n)}`]))
}

/** Short names for all that the files of the CDN keep to themselves. */
export function readInternalNames() {
  const inSrc = (/** @type {string} */ path) => `${root}src/${path}`
  const speakers = SPEAKERS.map(inSrc).flatMap(readSources)
  const rooms = [...ROOMS, ...Array(FAVOURED.times).fill(FAVOURED.room)]
  const own = rooms.map(inSrc).flatMap(readSources)
  const preact = [...new Set(preactFolders.flatMap(readSources))]
  const names = findInternalNames({
    own: own.filter(text => !speakers.includes(text)),
    others: [...speakers, ...preact],
    platform: readPlatform()
  })
  return new Map([...names, ...namePrivates(preact)])
}
