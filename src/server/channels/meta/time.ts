/** Times below are in seconds: the services give both. */
const MS_MIN = 100_000_000_000

/** Returns the end of a moment in milliseconds. */
export const toMs = (time: number): number => (time < MS_MIN ? time * 1_000 + 999 : time)

/** Milliseconds after a person has written in which a business may answer with messages of every kind. */
export const WINDOW_MS = 24 * 3_600_000

/** Milliseconds after a person has written in which people of the business may answer, where the app has the permission. */
export const HUMAN_AGENT_MS = 7 * WINDOW_MS
