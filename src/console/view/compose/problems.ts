/** Returns the problem at a place of a message; empty: there is none. */
export type ProblemAt = (place: string) => string

/** Returns the problems of a part of a message. */
export const problemsIn =
  (problemAt: ProblemAt, part: string): ProblemAt =>
  place =>
    problemAt(`${part}.${place}`)
