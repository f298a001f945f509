import { readFile } from 'node:fs/promises'
import { root } from '../src/build/index.mjs'

/**
 * @typedef {{ types: string, default: string }} Target
 * @typedef {{ import: Target, require: Target }} Entry
 */

/**
 * Reads the package as npm shows it to others.
 *
 * @returns {Promise<{ name: string, exports: Record<string, Entry | string> }>}
 */
export async function readPackage() {
  return JSON.parse(await readFile(`${root}package.json`, 'utf8'))
}

/**
 * Lists what customers import, such as `pipit/react`.
 *
 * @returns {Promise<string[]>}
 */
export async function readEntryNames() {
  const { name, exports } = await readPackage()
  const paths = Object.keys(exports).filter(path => !path.endsWith('.json'))
  return paths.map(path => path.replace('.', name))
}
