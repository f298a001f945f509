/** Relative luminance where black and white text have the same contrast, 4.58. WCAG 2.2 §1.4.3. */
const EVEN_LUMINANCE = 0.179

const hexDigits = (color: string): string | undefined => {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim()) ?? []
  return digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits
}

/** Reads 3 or 6 hex digits as a CSS colour; anything else gives undefined. */
export const readColor = (color = ''): string | undefined => {
  const digits = hexDigits(color)
  return digits && '#' + digits
}

/** Black or white, whichever can be read on the colour: contrast is at least 4.5. */
export const textColorOn = (color: string): string => {
  const digits = hexDigits(color) ?? 'ffffff'
  const [red, green, blue] = [0, 2, 4].map(at => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > EVEN_LUMINANCE ? '#000' : '#fff'
}
