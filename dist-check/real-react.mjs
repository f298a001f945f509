import { readdir, readFile } from 'node:fs/promises'
import { cdnFolder, root } from '../src/build/index.mjs'

/** Folders in which all is built on Preact; components for the page's own React contain none. */
const FOLDERS = [cdnFolder, `${root}dist/console/`, `${root}dist/npm/esm/`, `${root}dist/npm/cjs/`]

const REACT = /node_modules\/(react|react-dom|scheduler|@preact\/signals-react)\//
const PREACT = /node_modules\/preact\//

/** Reads from its maps what a folder's files are made of. */
async function readSources(/** @type {string} */ folder) {
  const names = (await readdir(folder)).filter(name => name.endsWith('.js.map'))
  const maps = names.map(async name => JSON.parse(await readFile(`${folder}${name}`, 'utf8')))
  return /** @type {string[]} */ ((await Promise.all(maps)).flatMap(({ sources }) => sources))
}

export const title = 'no real React is inside what is built on Preact'

export async function findProblems() {
  const problems = []
  for (const folder of FOLDERS) {
    const sources = await readSources(folder)
    const name = folder.replace(root, '')
    const react = sources.filter(source => REACT.test(source))
    if (react.length) problems.push(`${name} holds ${react.join(', ')}`)
    if (!sources.some(source => PREACT.test(source))) {
      problems.push(`${name} holds no Preact, or its maps do not tell`)
    }
  }
  return problems
}
