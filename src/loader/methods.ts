// The build fills these in from `method-kinds.mjs`.
declare const __METHODS__: string
declare const __LAST_GETTER__: number
declare const __LAST_VOID__: number
declare const __LOADED_METHODS__: string
declare const __LAST_LOADED_VOID__: number

/**
 * Every method of the global, as the one string in which the snippet carries it, in three groups:
 * getters that answer at once, those that answer nothing (but `on`, the first of them, which answers
 * with a function that removes the listener), and those that answer with a promise.
 */
export const METHODS = __METHODS__

/** Index of the last method that answers at once. */
export const LAST_GETTER = __LAST_GETTER__

/** Index of the last method that answers nothing. */
export const LAST_VOID = __LAST_VOID__

/** The methods of `METHODS` that call the messenger's code and do no more, in the same groups. */
export const LOADED_METHODS = __LOADED_METHODS__

/** Index of the last of {@link LOADED_METHODS} that answers nothing. */
export const LAST_LOADED_VOID = __LAST_LOADED_VOID__
