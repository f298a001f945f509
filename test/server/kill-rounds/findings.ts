/** Faults that were found, each as the text, or the name of the reader, that it is about. */
export interface Findings {
  /** Acknowledged, and not there. */
  lost: string[]
  twice: string[]
  /** Conversations whose order is another one than that of the talk, at any process. */
  disordered: string[]
  /** Visitors who received something else than what any process returns now, or not all of it. */
  visitors: string[]
  /** Agents and processes whose feed is another one than that of the first process. */
  feeds: string[]
  /** Conversations whose unread counts differ from a recount. */
  unread: string[]
}

/** Returns what a sound world leaves. */
export const noFindings = (): Findings => ({
  lost: [],
  twice: [],
  disordered: [],
  visitors: [],
  feeds: [],
  unread: []
})

/** Notes the texts that are missing among those found, and those found more than once. */
export const compareTexts = (
  { lost, twice }: Findings,
  acknowledged: string[],
  found: string[]
): void => {
  const seen = new Set<string>()
  for (const text of found) {
    if (seen.has(text)) twice.push(text)
    seen.add(text)
  }
  lost.push(...acknowledged.filter(text => !seen.has(text)))
}
