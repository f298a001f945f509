/** Reads options, for pages that give more than the first stage reads itself. */
export { readOptions } from '../loader/options'
