import type { Closure } from '../widget'

/** Hashes of the languages, by tag; the build fills them in. */
declare const __LOCALES__: Record<string, Closure>

/** The languages there are, in a file of its own, so that nobody else carries their hashes. */
export const languages = __LOCALES__
