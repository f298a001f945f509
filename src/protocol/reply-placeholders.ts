/** Names that a saved reply can stand in for. */
export const REPLY_PLACEHOLDERS = ['visitor.name', 'agent.name'] as const

/** Name of a placeholder in a saved reply. */
export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number]

/** Characters of a wrong placeholder that an error repeats. */
const SHOWN_MAX_CHARS = 40

/** `{{name}}`, or `{{name|words for an unknown one}}`. */
const PLACEHOLDER = /\{\{\s*([\w.]*)\s*(?:\|([^{}]*))?\}\}/g

const isKnown = (name: string): name is ReplyPlaceholder =>
  (REPLY_PLACEHOLDERS as readonly string[]).includes(name)

/**
 * Finds what looks like a placeholder of a saved reply, and is none: an unknown name, or two braces that are
 * not closed.
 *
 * @returns Its beginning, as it was written; undefined: there is none.
 */
export const findWrongPlaceholder = (text: string): string | undefined => {
  const rest = text.replace(PLACEHOLDER, (whole, name: string) => (isKnown(name) ? ' ' : whole))
  const [found] = /\{\{[^{}]*\}{0,2}/.exec(rest) ?? []
  return found?.slice(0, SHOWN_MAX_CHARS).trim()
}

/**
 * Fills the placeholders of a saved reply. One without a value gives its own words, as in
 * `{{visitor.name|there}}`; without such words it goes together with the space before it, or with the comma
 * and the space after it at the start of a line.
 */
export const fillPlaceholders = (
  text: string,
  values: Partial<Record<ReplyPlaceholder, string>>
): string =>
  text
    .replace(PLACEHOLDER, (whole, name: string, instead = '') =>
      isKnown(name) ? values[name] || instead.trim() || '\0' : whole
    )
    .replace(/^[^\S\n]*\0[,:]?[^\S\n]*/gm, '')
    .replace(/[^\S\n]*\0/g, '')
