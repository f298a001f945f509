import { readFile } from 'node:fs/promises'
import { root } from '../src/build/index.mjs'
import { SIZES_BLOCK, sizesTable } from '../src/build/sizes/index.mjs'

export const title = 'sizes printed in README are the measured ones'

export async function findProblems() {
  const printed = SIZES_BLOCK.exec(await readFile(`${root}README.md`, 'utf8'))
  if (!printed) return ['README.md has no table between <!-- sizes --> and <!-- /sizes -->']
  const table = await sizesTable()
  if (printed[0].includes(table)) return []
  return [`README.md prints other sizes. \`npm run size:readme\` writes these:\n${table}`]
}
