import { readFile } from 'node:fs/promises'
import { cdnFolder } from '../src/build/index.mjs'

/**
 * @typedef {object} Manifest
 * @property {string} version
 * @property {Record<string, { integrity: string, bytes: number, brotli: number, gzip: number }>} files
 * @property {Record<string, { closure: string[] }>} entries
 */

/** @returns {Promise<Manifest>} */
export async function readManifest() {
  return JSON.parse(await readFile(`${cdnFolder}manifest.json`, 'utf8'))
}

/**
 * Reads the scripts of the CDN, without their maps.
 *
 * @returns {Promise<Record<string, string>>} Text by name.
 */
export async function readScripts() {
  const { files } = await readManifest()
  const names = Object.keys(files).filter(name => name.endsWith('.js'))
  const texts = names.map(async name => [name, await readFile(`${cdnFolder}${name}`, 'utf8')])
  return Object.fromEntries(await Promise.all(texts))
}
