/** Writes a time in milliseconds since the epoch as ISO 8601 with milliseconds. */
export const isoTime = (time: number): string => new Date(time).toISOString()
