import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { readEntryNames } from './read-package.mjs'
import { root } from '../src/build/index.mjs'

/** nanostores keeps the count of its changes there, so that two copies of it agree. */
const ALLOWED_GLOBALS = ['nanostoresGlobal']

const run = promisify(execFile)

/** Time for Node to start, import and end. An import that keeps a timer or a socket does not end. */
const PATIENCE_MS = 20_000

/** Loads an entry in a Node of its own, and prints which globals changed and what it exports. */
const probe = (/** @type {string} */ load) => `
  const before = Object.getOwnPropertyDescriptors(globalThis)
  const loaded = ${load}
  const after = Object.getOwnPropertyDescriptors(globalThis)
  const changed = Object.keys({ ...before, ...after }).filter(
    name => !Object.is(before[name]?.value, after[name]?.value)
  )
  console.log(JSON.stringify({ changed, names: Object.keys(loaded) }))`

/** @returns {Promise<string[]>} */
async function tryToLoad(
  /** @type {string} */ name,
  /** @type {string} */ way,
  /** @type {string[]} */ args
) {
  const { stdout, stderr } = await run(process.execPath, args, { cwd: root, timeout: PATIENCE_MS })
  const lines = stdout.trim().split('\n')
  /** @type {{ changed: string[], names: string[] }} */
  const { changed, names } = JSON.parse(lines.pop() ?? '')
  const unexpected = changed.filter(name => !ALLOWED_GLOBALS.includes(name))
  return [
    ...(unexpected.length ? [`${way} ${name} changes globals: ${unexpected.join(', ')}`] : []),
    ...(names.length ? [] : [`${way} ${name} gives nothing`]),
    ...(lines.length || stderr ? [`${way} ${name} prints ${lines.join('\n')}${stderr}`] : [])
  ]
}

export const title =
  'each entry of the package can be imported and required in Node, without effect'

export async function findProblems() {
  const problems = []
  for (const name of await readEntryNames()) {
    const ways = {
      import: ['--input-type=module', '--eval', probe(`await import('${name}')`)],
      require: ['--input-type=commonjs', '--eval', probe(`require('${name}')`)]
    }
    for (const [way, args] of Object.entries(ways)) {
      const found = await tryToLoad(name, way, args).catch(error => [
        `${way} ${name} fails: ${error.stderr || error.message}`
      ])
      problems.push(...found)
    }
  }
  return problems
}
