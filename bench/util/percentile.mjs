/**
 * Returns the value below which a given share of the values lies.
 *
 * @param {number[]} values
 * @param {number} share From 0 to 1.
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return Number(
    (sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN).toFixed(1)
  )
}
