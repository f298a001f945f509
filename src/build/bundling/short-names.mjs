const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Returns the nth shortest name: `a`, `b` … `Z`, `aa` … In alphabetical order: functions whose first names
 * are always the same compress better than with the letters that terser prefers.
 */
export function shortName(/** @type {number} */ n) {
  let name = ''
  for (let rest = n + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS.length)) {
    name = (LETTERS[(rest - 1) % LETTERS.length] ?? '') + name
  }
  return name
}
