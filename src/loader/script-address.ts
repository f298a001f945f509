import { VERSION } from './version'

/** Returns the server's public address, with a slash at the end, that served `{base}/cdn/{version}/pipit.js`. */
export const baseOf = (src: string): string => new URL('../..', src).href

/** Returns the folder of this exact version, so that all chunks match. */
export const folderOf = (src: string): string => new URL(`../${VERSION}/`, src).href
