/** One row, written to see whether anything can be. */
export interface ReadinessRow {
  id: number
  checkedAt: number
}
