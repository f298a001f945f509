const UNITS = ['kilobyte', 'megabyte', 'gigabyte']

/**
 * Writes the size of a file as people do: `1.2 MB`.
 *
 * @param bytes Empty text when absent.
 */
export const formatSize = (bytes: number | undefined, locale: string): string => {
  if (!bytes) return ''
  // A file of a few bytes is not empty.
  let size = Math.max(bytes / 1000, 0.1)
  let unit = 0
  // A value that would be rounded to 1,000 is written as 1 of the next unit.
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000
    unit++
  }
  return size.toLocaleString(locale, {
    style: 'unit',
    unit: UNITS[unit]!,
    maximumFractionDigits: size < 10 ? 1 : 0
  })
}
