/** Returns what tells tags apart: more than upper and lower case. */
export const tagKey = (tag: string): string => tag.normalize('NFC').toLowerCase()
