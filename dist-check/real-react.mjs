import { readdir, readFile } from 'node:fs/promises'
import { cdnFolder, root } from '../src/build/index.mjs'

/** Folders in which all is built on Preact; components for the page's own React contain none. */
const ON_PREACT = [cdnFolder, `${root}dist/npm/esm/`, `${root}dist/npm/cjs/`]

const CONSOLE = `${root}dist/console/`

const REACT = /node_modules\/(react|react-dom|scheduler|@preact\/signals-react)\//
const PREACT = /node_modules\/preact\//

/** Reads from its maps what a folder's files are made of. */
async function readSources(/** @type {string} */ folder) {
  const names = (await readdir(folder)).filter(name => name.endsWith('.js.map'))
  const maps = names.map(async name => JSON.parse(await readFile(`${folder}${name}`, 'utf8')))
  return /** @type {string[]} */ ((await Promise.all(maps)).flatMap(({ sources }) => sources))
}

/** Finds files of the unwanted library in a folder, and the lack of files of the wanted one. */
async function findMixed(
  /** @type {string} */ folder,
  /** @type {{ wanted: RegExp, unwanted: RegExp }} */ { wanted, unwanted }
) {
  const sources = await readSources(folder)
  const name = folder.replace(root, '')
  const found = sources.filter(source => unwanted.test(source))
  return [
    ...(found.length ? [`${name} holds ${found.join(', ')}`] : []),
    ...(sources.some(source => wanted.test(source))
      ? []
      : [`${name} holds nothing of ${wanted}, or its maps do not tell`])
  ]
}

export const title = 'the console is built on React, all else on Preact'

export async function findProblems() {
  const problems = await Promise.all([
    ...ON_PREACT.map(folder => findMixed(folder, { wanted: PREACT, unwanted: REACT })),
    findMixed(CONSOLE, { wanted: REACT, unwanted: PREACT })
  ])
  return problems.flat()
}
