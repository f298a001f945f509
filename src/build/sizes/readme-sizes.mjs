import { readFile, writeFile } from 'node:fs/promises'
import { root } from '../project.mjs'
import { SIZES_BLOCK, sizesTable } from './sizes-table.mjs'

// Writes the measured sizes into README.md; `npm run test:dist` fails where they differ.
const file = `${root}README.md`
const table = await sizesTable()
const readme = await readFile(file, 'utf8')
await writeFile(
  file,
  readme.replace(SIZES_BLOCK, (_, start, end) => `${start}\n${table}\n${end}`)
)
console.log(table)
