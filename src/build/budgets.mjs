import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { format, resolveConfig } from 'prettier'
import { root } from './project.mjs'

/** @typedef {{ name: string, path: string | string[], limit: string }} Budget As size-limit reads it. */

const FILE = `${root}size-limit.json`

/** Files that a pattern names: a path, or all in its folder that fit its `*`. */
async function find(/** @type {string} */ pattern) {
  if (!pattern.includes('*')) return [pattern]
  const folder = dirname(pattern)
  const [start = '', end = ''] = basename(pattern).split('*')
  const names = await readdir(`${root}${folder}`)
  const found = names.filter(name => name.startsWith(start) && name.endsWith(end))
  return found.map(name => `${folder}/${name}`)
}

/** Files that a budget counts, by paths from the project's folder. A pattern after `!` takes some out. */
export async function filesOf(/** @type {Budget} */ { path }) {
  const files = new Set()
  for (const pattern of [path].flat()) {
    const isOut = pattern.startsWith('!')
    for (const file of await find(pattern.replace('!', ''))) {
      if (isOut) files.delete(file)
      else files.add(file)
    }
  }
  return /** @type {string[]} */ ([...files])
}

/** Measures files together, in bytes after brotli. */
export async function measure(/** @type {string[]} */ files) {
  const contents = await Promise.all(files.map(file => readFile(`${root}${file}`)))
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0)
}

/** @returns {Promise<Budget[]>} */
export const readBudgets = async () => JSON.parse(await readFile(FILE, 'utf8'))

/** Writes the budgets, as the linter wants them. */
export async function writeBudgets(/** @type {Budget[]} */ budgets) {
  const options = { ...(await resolveConfig(FILE)), filepath: FILE }
  await writeFile(FILE, await format(JSON.stringify(budgets, null, 2), options))
}
