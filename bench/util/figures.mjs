/**
 * Unit of a figure: `ms`, `kB` and `B` follow it, a count stands alone.
 *
 * @typedef {'ms' | 'kB' | 'B' | ''} Unit
 */

const DIGITS = { ms: 1, kB: 1, B: 0, '': 0 }

/**
 * Writes a number for people.
 *
 * @param {number} number
 * @param {Unit} unit
 */
export function figure(number, unit) {
  const digits = DIGITS[unit]
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  // A value that rounds to zero has no sign.
  return (Number(number.toFixed(digits)) || 0).toLocaleString('en', options)
}

/**
 * Sums up several runs: the median, with the least and the most, which are the noise.
 *
 * @param {number[]} runs An odd count of them.
 * @param {Unit} unit
 */
export function spread(runs, unit) {
  const sorted = runs.toSorted((a, b) => a - b)
  const [least, median, most] = [0, (sorted.length - 1) / 2, -1].map(place =>
    figure(sorted.at(place) ?? NaN, unit)
  )
  return `${[median, unit].join(' ').trim()} (${least} … ${most})`
}

/**
 * Lays out text in columns: names at the left, figures at the right.
 *
 * @param {string[][]} rows All of one length.
 */
export function table(rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const line = (/** @type {string[]} */ row) =>
    row.map((cell, column) =>
      column ? cell.padStart(widths?.[column] ?? 0) : cell.padEnd(widths?.[0] ?? 0)
    )
  return rows.map(row => `  ${line(row).join('   ')}`).join('\n')
}
