import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { build } from 'esbuild'
import { findInternalNames } from './find-internal-names.mjs'
import { bundledPackages, root } from '../project.mjs'
import { reservedNames } from './reserved-names.mjs'

/** Rooms that the CDN files are built from. */
const ROOMS = ['client', 'entries', 'loader', 'transports', 'ui', 'widget']
/**
 * Folders whose uses count more often, by so many times: `pipit.js` has the smallest budget, and every
 * visitor who chats downloads the client and the widget's core.
 */
const FAVOURED = { loader: 5, client: 1, 'widget/core': 1 }
/** Sources that exchange objects with the CDN files and are built apart. */
const PARTNERS = ['protocol', 'loader/snippet.ts']
/** Folder in a room whose file on the CDN has no short names. */
const UNSHORTENED = 'mqtt/'
/** Declares what only CDN files exchange, although it lies in the protocol: `pipit.js` and the others. */
const CONTRACT = 'protocol/mount-contract.ts'

/** Returns the text of a source file, or of all files in a folder. @returns {string[]} */
function readSources(/** @type {string} */ path) {
  if (!statSync(path).isDirectory()) return [readFileSync(path, 'utf8')]
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return (
    names
      // A legacy module declares no names of its own: it replaces another with the same.
      .filter(name => /\.[jt]sx?$/.test(name) && !/\.legacy\.tsx?$/.test(name))
      .filter(name => !name.startsWith(UNSHORTENED))
      .flatMap(name => readSources(`${path}/${name}`))
  )
}

const withoutComments = (/** @type {string} */ text) => text.replace(/\/\*[\s\S]*?\*\//g, '')

/** Lists every name before a colon or a bracket in the declarations of the DOM and of JavaScript. */
function readPlatform() {
  const lib = dirname(createRequire(import.meta.url).resolve('typescript'))
  const names = readdirSync(lib).filter(name => /^lib\.(dom|es).*\.d\.ts$/.test(name))
  const text = names.map(name => readFileSync(`${lib}/${name}`, 'utf8')).join('\n')
  return new Set(withoutComments(text).match(/[\w$]+(?=\??\s*[(:<])/g))
}

/**
 * Reads the packages that browser bundles contain: their names stay, and none of ours becomes one of them.
 */
async function readPackages() {
  const { outputFiles } = await build({
    bundle: true,
    format: 'esm',
    logLevel: 'warning',
    stdin: {
      contents: bundledPackages.map((name, n) => `export * as p${n} from '${name}'`).join('\n'),
      resolveDir: root
    },
    treeShaking: false,
    write: false
  })
  return outputFiles.map(({ text }) => text)
}

/** Reads the names that must stay: those of the browser and of JavaScript, and those in reserved.json. */
const readReserved = () => new Set([...readPlatform(), ...reservedNames])

/**
 * Reads which names only the CDN files read.
 *
 * @returns {Promise<import('./find-internal-names.mjs').InternalNames>}
 */
export async function readInternalNames() {
  const inSrc = (/** @type {string} */ path) => `${root}src/${path}`
  const contract = readSources(inSrc(CONTRACT))
  const partners = PARTNERS.map(inSrc)
    .flatMap(readSources)
    .filter(text => !contract.includes(text))
  const favoured = Object.entries(FAVOURED).flatMap(([path, times]) => Array(times).fill(path))
  const rooms = [...ROOMS, CONTRACT, ...favoured]
  const own = rooms.map(inSrc).flatMap(readSources)
  return findInternalNames({
    own: own.filter(text => !partners.includes(text)),
    others: [...partners, ...(await readPackages())],
    reserved: readReserved()
  })
}
