/** Fields that say what a thing is, how it is checked, or again what another field says. */
const NO_WORDS = ['id', 'kind', 'type', 'minSize', 'maxSize', 'format', 'htmlText']

/** Lists what was written into the fields of a message, composed or sent, in their order. */
export const wordsIn = (part: object): string[] =>
  Object.entries(part).flatMap(([field, value]: [string, unknown]) => {
    // What has a label has its name for programs.
    if (NO_WORDS.includes(field) || (field === 'name' && 'label' in part)) return []
    if (typeof value === 'string') return value.trim() || []
    return value && typeof value === 'object' ? wordsIn(value) : []
  })
