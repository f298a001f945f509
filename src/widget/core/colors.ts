/** Reads 3 or 6 hex digits, with or without `#`, as a CSS colour; anything else gives undefined. */
export const readColor = (color = ''): string | undefined =>
  /^#?([\da-f]{3}){1,2}$/i.test(color) ? '#' + color.replace('#', '') : undefined
