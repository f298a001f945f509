import { readFileSync } from 'node:fs'

const file = new URL('reserved.json', import.meta.url)

/** Names that other code reads, by their reader: @type {Record<'wire' | 'storage' | 'public', string[]>} */
export const reserved = JSON.parse(readFileSync(file, 'utf8'))

/** All names that others read. */
export const reservedNames = Object.values(reserved).flat()
