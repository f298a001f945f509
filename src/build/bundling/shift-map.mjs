/** Moves the mappings of a source map down by one line. */
export function shiftDown(/** @type {string} */ map) {
  const parsed = JSON.parse(map)
  return JSON.stringify({ ...parsed, mappings: `;${parsed.mappings}` })
}
