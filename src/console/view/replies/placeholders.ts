/** Placeholders of a saved reply, as they are written. */
export const PLACEHOLDERS = { visitor: '{{visitor.name}}', agent: '{{agent.name}}' }

/** The same, with one that has words for a name that is not known. */
export const PLACEHOLDER_HINTS = { ...PLACEHOLDERS, fallback: '{{visitor.name|…}}' }
