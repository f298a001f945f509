import type { Device } from './note-device'

/** Longest value that is kept, in characters. */
const VALUE_MAX_CHARS = 2048

const ADDRESSES = new Set(['currentUrl', 'referrer', 'URL'])

const fit = (name: string, value: string): string => {
  if (value.length <= VALUE_MAX_CHARS) return value
  const [page = ''] = ADDRESSES.has(name) ? value.split(/[?#]/) : [value]
  return page.slice(0, VALUE_MAX_CHARS)
}

/**
 * Cuts values that are too long to keep: advertisements add thousands of characters to the query of an
 * address, which must not keep its visitor from writing.
 */
export const fitDeviceInfo = (info: Device['info'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(info).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, fit(name, value)]]
    )
  )
