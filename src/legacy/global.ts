/** Stands for `globalThis`. */
export const globalOfOurs = window
