/** Time limit for all files and names that the events of a request need: Meta waits 20 s for our answer. */
const ASKING_MAX_MS = 15_000

/** A time limit for what is asked of a service. */
export interface Limit {
  /** Returns the milliseconds that are left. The first call starts the limit. */
  msLeft(): number
  isRunning(): boolean
}

/** Makes a time limit. What comes before the first call does not count, such as earlier requests. */
export const createLimit = (clock: () => number): Limit => {
  let endsAt: number | undefined
  return {
    msLeft() {
      const now = clock()
      endsAt ??= now + ASKING_MAX_MS
      return Math.max(endsAt - now, 0)
    },
    isRunning: () => endsAt !== undefined
  }
}
