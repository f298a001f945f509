/** Colour of the REST API: 3 or 6 hex digits. */
export const COLOR_PATTERN = /^([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/

/** Length of the REST API: CSS pixels as 1 to 4 digits. */
export const LENGTH_PATTERN = /^[1-9][0-9]{0,3}$/
