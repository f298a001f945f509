export { findInternalNames, giveShortNames } from './find-internal-names.mjs'
export { compareNameTable, readNameTable, writeNameTable } from './name-table.mjs'
export { readInternalNames } from './read-internal-names.mjs'
export { reserved } from './reserved-names.mjs'
