import { VERSION } from './version'

/** Where the code of a page comes from. */
export interface ScriptAddress {
  /** The server's public address, with a slash at the end. */
  base: string
  /** Folder of this very version, so that the parts always fit each other. */
  folder: string
}

/** Reads the address of `{base}/cdn/{version}/pipit.js`. */
export const readScriptAddress = (src: string): ScriptAddress => ({
  base: new URL('../..', src).href,
  folder: new URL(`../${VERSION}/`, src).href
})
