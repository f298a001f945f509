/** Relative luminance where black and white text have the same contrast, 4.58. WCAG 2.2 §1.4.3. */
const EVEN_LUMINANCE = 0.179

/** Reads 3 or 6 hex digits, with or without `#`, as a CSS colour; anything else gives undefined. */
export const readColor = (color = ''): string | undefined =>
  /^#?([\da-f]{3}){1,2}$/i.test(color) ? '#' + color.replace('#', '') : undefined

/** Black or white, whichever can be read on a colour in hex digits: contrast is at least 4.5. */
export const textColorOn = (color: string): string => {
  const [red, green, blue] = [1, 2, 3].map(place => {
    const digits =
      color.length > 4 ? color.slice(place * 2 - 1, place * 2 + 1) : color[place]! + color[place]
    const part = parseInt(digits, 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > EVEN_LUMINANCE ? '#000' : '#fff'
}
