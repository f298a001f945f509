import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { format } from 'oxfmt'
import { root } from '../project.mjs'

/** @typedef {{ name: string, path: string[], limit: string }} Budget An entry of size-limit's list. */

const FILE = `${root}size-limit.json`
const compress = promisify(brotliCompress)

/** Measures files together, in bytes after brotli. */
export async function measure(/** @type {string[]} */ files) {
  const sizes = await Promise.all(
    files.map(async file => (await compress(await readFile(`${root}${file}`))).length)
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** @returns {Promise<Budget[]>} */
export const readBudgets = async () => JSON.parse(await readFile(FILE, 'utf8'))

/** Bytes that a budget allows. */
export const limitOf = (/** @type {Budget} */ { limit }) => parseInt(limit)

/** Writes the budgets, as the linter wants them. */
export async function writeBudgets(/** @type {Budget[]} */ budgets) {
  const { code } = await format(FILE, JSON.stringify(budgets, null, 2), { printWidth: 100 })
  await writeFile(FILE, code)
}
