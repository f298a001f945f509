export { buildCdn } from './cdn.mjs'
export { integrityOf } from './integrity.mjs'
export { tidyImports } from './tidy-imports.mjs'
export { toFactory } from './to-factory.mjs'

/** @typedef {import('./browser-targets.mjs').BrowserTarget} BrowserTarget */
/** @typedef {import('./bundle-entries.mjs').Entries} Entries */
/** @typedef {import('./bundle-entries.mjs').File} File */
