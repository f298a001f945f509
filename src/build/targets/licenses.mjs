import { readdir, readFile } from 'node:fs/promises'
import { root } from '../project.mjs'

const PACKAGE = /(?<=node_modules\/)(@[^/]+\/[^/]+|[^/@]+)(?=\/)/
const LICENSE_FILE = /^licen[cs]e/i

/** Reads the licence of a package; its name where the package brings no text. */
async function readLicense(/** @type {string} */ name) {
  const folder = `${root}node_modules/${name}/`
  const file = (await readdir(folder)).find(file => LICENSE_FILE.test(file))
  if (file) return `${name}\n\n${(await readFile(`${folder}${file}`, 'utf8')).trim()}\n`
  const { license } = JSON.parse(await readFile(`${folder}package.json`, 'utf8'))
  return `${name}\n\nLicence: ${license}\n`
}

/** Reads the licences of all packages that a bundle contains, which ask for their text. */
export async function readLicenses(/** @type {import('esbuild').Metafile} */ { inputs }) {
  const names = Object.keys(inputs).flatMap(path => PACKAGE.exec(path)?.[0] ?? [])
  const licenses = await Promise.all([...new Set(names)].sort().map(readLicense))
  return licenses.join(`\n${'-'.repeat(80)}\n\n`)
}
