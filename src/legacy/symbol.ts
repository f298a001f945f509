let count = 0

/** Stands for `Symbol`: texts that no other code uses as a name. */
export const nameOfOurs = (): string => `@@pipit ${count++}`

/** Stands for `Symbol.for`. */
export const sharedName = (name: string): string => `@@${name}`
