import { readdir, readFile } from 'node:fs/promises'
import { cdnFolder, root } from '../src/build/project.mjs'

/** Folders of built files that bring their own Preact, or no view at all. */
const FOLDERS = [cdnFolder, `${root}dist/console/`]
const PACKAGE_FILES = ['npm', 'client', 'testing'].flatMap(name => [
  `${root}dist/npm/esm/${name}.js.map`,
  `${root}dist/npm/cjs/${name}.js.map`
])

const REACT = /node_modules\/(react|react-dom|scheduler|@preact\/signals-react)\//

export const title = 'no real React is inside what is built on Preact'

export async function findProblems() {
  const maps = [...PACKAGE_FILES]
  for (const folder of FOLDERS) {
    const names = (await readdir(folder)).filter(name => name.endsWith('.js.map'))
    maps.push(...names.map(name => `${folder}${name}`))
  }
  const problems = []
  for (const map of maps) {
    /** @type {{ sources: string[] }} */
    const { sources } = JSON.parse(await readFile(map, 'utf8'))
    const found = sources.filter(source => REACT.test(source))
    if (found.length) problems.push(`${map.replace(root, '')} is made of ${found.join(', ')}`)
    if (!sources.length) problems.push(`${map.replace(root, '')} names no source`)
  }
  return problems
}
