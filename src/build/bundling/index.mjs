export { browserOptions, bundleForBrowser } from './bundle.mjs'
export { listFilesToLoad } from './files-to-load.mjs'
export { createMinifyStyles } from './minify-styles.mjs'
export { minify } from './minify.mjs'
export { shiftDown } from './shift-map.mjs'
export { shortName } from './short-names.mjs'
export { writeCompressed } from './write-compressed.mjs'

/** @typedef {import('./bundle.mjs').Bundled} Bundled */
/** @typedef {import('./minify.mjs').Minified} Minified */
