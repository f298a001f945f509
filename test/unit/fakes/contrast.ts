/** Relative luminance of 6 hex digits, by WCAG 2.2, implemented again so that tests reveal a mistake. */
export const luminance = (hex: string): number => {
  const [red, green, blue] = [0, 2, 4]
    .map(place => Number.parseInt(hex.slice(place, place + 2), 16) / 255)
    .map(part => (part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4)))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Contrast of two colours of 6 hex digits, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter! + 0.05) / (darker! + 0.05)
}
