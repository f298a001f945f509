import type { baseOf as base, folderOf as folder } from './script-address'
import { VERSION } from './version'

/** Reads the address as `script-address.ts` does, without `URL`, which old browsers lack. */
export const baseOf: typeof base = src => src.replace(/cdn\/[^/]*\/[^/]*$/, '')

export const folderOf: typeof folder = src => `${baseOf(src)}cdn/${VERSION}/`
