import type { readScriptAddress as read } from './script-address'
import { VERSION } from './version'

/** Reads an address as `script-address.ts` does, without what it takes to read any. */
export const readScriptAddress: typeof read = src => {
  const base = src.replace(/cdn\/[^/]*\/[^/]*$/, '')
  return { base, folder: `${base}cdn/${VERSION}/` }
}
