/** Meaning of a sentence of the server. */
export interface Said<Kind extends string> {
  kind: Kind
  /** Limits and names in the sentence. */
  values: Record<string, string | number>
}

const asNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : text)

/**
 * Reads a sentence of the server.
 *
 * @param patterns Sentences by their kind, more special ones first; groups name their values.
 * @returns Undefined for a sentence of another kind.
 */
export const readSentence = <Kind extends string>(
  patterns: Record<Kind, RegExp>,
  sentence: string
): Said<Kind> | undefined => {
  for (const kind of Object.keys(patterns) as Kind[]) {
    const found = patterns[kind].exec(sentence)
    if (!found) continue
    const named = Object.entries(found.groups ?? {})
    return { kind, values: Object.fromEntries(named.map(([name, text]) => [name, asNumber(text)])) }
  }
  return undefined
}
