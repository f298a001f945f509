export { createLegacyTarget } from './legacy-target.mjs'
export { lowerSheet } from './lower-sheet.mjs'
export { readPonyfills } from './runtime.mjs'
export { usePonyfills } from './use-ponyfills.mjs'
