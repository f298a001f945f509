declare const __VERSION__: string

/** Full version of this build. */
export const VERSION = __VERSION__
