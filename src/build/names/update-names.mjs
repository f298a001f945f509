import { writeNameTable } from './name-table.mjs'

// `npm run names` updates the table of short names after a change of the sources.
await writeNameTable()
