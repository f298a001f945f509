import type { PageLoad } from '../api'

/** Time that may lie between the snippet and the start that it brings, as both are kept to the minute. */
const START_MAX_MS = 180_000

/** A site that has loaded an integration. */
export interface Site {
  /** Undefined: pages that named no origin. */
  origin: string | undefined
  /** `silent`: the snippet ran, and the messenger did not start. */
  state: 'started' | 'refused' | 'silent'
  at: string
  /** Loads of this outcome, at least. */
  count: number
}

const timeOf = (load: PageLoad | undefined) => (load ? Date.parse(load.at) : -Infinity)

const toSite = (loads: PageLoad[]): Site | undefined => {
  const snippet = loads.find(({ outcome }) => outcome === 'snippet')
  const answer = loads.find(({ outcome }) => outcome !== 'snippet')
  const isSilent = timeOf(snippet) > timeOf(answer) + START_MAX_MS
  const newest = isSilent ? snippet : answer
  if (!newest) return undefined
  const { origin, outcome, at, count } = newest
  return { origin, state: outcome === 'snippet' ? 'silent' : outcome, at, count }
}

/** Tells for each site what came of its newest load. @param loads The newest first. */
export const sitesOf = (loads: PageLoad[]): Site[] => {
  const byOrigin = new Map<string | undefined, PageLoad[]>()
  for (const load of loads) {
    byOrigin.set(load.origin, [...(byOrigin.get(load.origin) ?? []), load])
  }
  return [...byOrigin.values()].flatMap(each => toSite(each) ?? [])
}

/** Whether a text is an origin as browsers name that of a page. */
const isWebOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

/**
 * Lists origins that were refused when they came last, the newest first.
 *
 * @param listed Origins that are allowed from now on.
 */
export const refusedOrigins = (
  loads: PageLoad[],
  listed: string[]
): { origin: string; at: string; count: number }[] =>
  sitesOf(loads).flatMap(({ origin, state, at, count }) =>
    state === 'refused' && origin && isWebOrigin(origin) && !listed.includes(origin)
      ? { origin, at, count }
      : []
  )
