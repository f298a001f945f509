/** Returns an address that a click may open; undefined for any that could do more than open. */
export type SafeLink = (address: string) => string | undefined
