const HEX = /^([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Least contrast of what has to be told from the page around it. WCAG 2.2 §1.4.11. */
const SURFACE_CONTRAST_MIN = 3
/** Luminance under which the widget writes in white; see `textColorOn`. */
const WHITE_TEXT_BELOW = 0.18
/** Luminance of a page in the widget's light and dark theme. */
const LIGHT_PAGE = 1
const DARK_PAGE = 0.008

const linear = (channel: number) =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Returns the relative luminance of a colour of 3 or 6 hex digits; undefined for another text. */
const luminanceOf = (color: string): number | undefined => {
  if (!HEX.test(color)) return undefined
  const digits = color.length === 3 ? color.replace(/./g, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at =>
    linear(parseInt(digits.slice(at, at + 2), 16) / 255)
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrastOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Visibility of a colour of the messenger. */
export interface Sight {
  /** Colour of the words that the widget writes on it. */
  words: 'white' | 'dark'
  /** Pages on which it is hard to see. */
  hardOn?: 'light' | 'dark'
}

/** Tells how a colour can be seen; undefined for what is no colour. */
export const sightOf = (color: string): Sight | undefined => {
  const luminance = luminanceOf(color)
  if (luminance === undefined) return undefined
  const words = luminance < WHITE_TEXT_BELOW ? 'white' : 'dark'
  if (contrastOf(luminance, LIGHT_PAGE) < SURFACE_CONTRAST_MIN) return { words, hardOn: 'light' }
  if (contrastOf(luminance, DARK_PAGE) < SURFACE_CONTRAST_MIN) return { words, hardOn: 'dark' }
  return { words }
}
