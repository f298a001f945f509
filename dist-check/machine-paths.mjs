import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../src/build/index.mjs'

/** Parts of the project: a path is only one of this machine when it leads to something here. */
const INSIDE = ['src', 'node_modules', 'dist', 'test']

export const title = 'nothing that is built names a path of this machine'

export async function findProblems() {
  const paths = await readdir(`${root}dist`, { recursive: true })
  const problems = []
  for (const path of paths) {
    const file = join(root, 'dist', path)
    if (/\.(br|gz)$/.test(path) || !(await stat(file)).isFile()) continue
    const text = await readFile(file, 'utf8')
    const found = INSIDE.find(part => text.includes(`${root}${part}`))
    if (found) problems.push(`dist/${path} names ${root}${found}`)
  }
  return problems
}
