/**
 * Relative luminance where black and white text have about the same contrast. WCAG 2.2 §1.4.3. With the
 * one power that stands for the curve of sRGB, contrast is at least 4.5 on each of the 16.7 million.
 */
const EVEN_LUMINANCE = 0.18
const GAMMA = 2.2

/** Reads 3 or 6 hex digits, with or without `#`, as a CSS colour; anything else gives undefined. */
export const readColor = (color = ''): string | undefined =>
  /^#?([\da-f]{3}){1,2}$/i.test(color) ? '#' + color.replace('#', '') : undefined

/** Black or white, whichever can be read on a colour in hex digits: contrast is at least 4.5. */
export const textColorOn = (color: string): string => {
  const [red, green, blue] = [1, 2, 3].map(place => {
    const digits =
      color.length > 4 ? color.slice(place * 2 - 1, place * 2 + 1) : color[place]! + color[place]
    return (parseInt(digits, 16) / 255) ** GAMMA
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > EVEN_LUMINANCE ? '#000' : '#fff'
}
