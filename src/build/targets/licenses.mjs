import { readdir, readFile } from 'node:fs/promises'
import { root } from '../project.mjs'

/** Folder of a package, and its name. */
const PACKAGE = /(?:^|:)([^:]*node_modules\/(@[^/]+\/[^/]+|[^/@]+))(?=\/)/
const LICENSE_FILE = /^licen[cs]e/i

/** Reads the licence of a package; its name where the package brings no text. */
async function readLicense(/** @type {[string, string]} */ [name, folder]) {
  const path = `${root}${folder}/`
  const file = (await readdir(path)).find(file => LICENSE_FILE.test(file))
  if (file) return `${name}\n\n${(await readFile(`${path}${file}`, 'utf8')).trim()}\n`
  const { license } = JSON.parse(await readFile(`${path}package.json`, 'utf8'))
  return `${name}\n\nLicence: ${license}\n`
}

/** Reads the licences of all packages that a bundle contains, which ask for their text. */
export async function readLicenses(/** @type {import('esbuild').Metafile} */ { inputs }) {
  /** @type {Map<string, string>} */
  const folders = new Map()
  for (const path of Object.keys(inputs)) {
    const [, folder, name] = PACKAGE.exec(path) ?? []
    if (folder && name) folders.set(name, folder)
  }
  const licenses = await Promise.all([...folders].sort().map(readLicense))
  return licenses.join(`\n${'-'.repeat(80)}\n\n`)
}
