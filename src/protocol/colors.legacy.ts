/** Power that stands for the curve of sRGB, which bends a little more in the dark. */
const GAMMA = 2.2
/** Up to this relative luminance white text has a contrast of at least 4.5. WCAG 2.2 §1.4.3. */
const DARK_LUMINANCE = 0.18
/** Added to each part, so that black has a hue as well, which is grey. */
const NOT_ZERO = 1e-9

/** Writes red, green and blue, 0 to 1, in hex digits. */
const toHex = (parts: number[]): string => {
  const digits = parts.map(part =>
    Math.round(256 + 255 * Math.min(1, part))
      .toString(16)
      .slice(1)
  )
  return '#' + digits.join('')
}

/**
 * Changes the luminance of a colour in hex digits. It keeps its hue; one that is to be lighter than its
 * full brightness is mixed with white.
 */
const withLuminance = (color: string, choose: (luminance: number) => number): string => {
  const width = (color.length - 1) / 3
  const parts = [0, 1, 2].map(place => {
    const digits = color.substr(1 + place * width, width)
    const part = parseInt(width > 1 ? digits : digits + digits, 16) / 255
    return Math.pow(part, GAMMA) + NOT_ZERO
  })
  const [red = 0, green = 0, blue = 0] = parts
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const wanted = choose(luminance)
  const scale = Math.min(wanted / luminance, 1 / Math.max(...parts))
  const white = (wanted - scale * luminance) / (1 - scale * luminance || 1)
  return toHex(parts.map(part => Math.pow(scale * part * (1 - white) + white, 1 / GAMMA)))
}

const HEX = /^#([\da-f]{3}){1,2}$/i

/** White or a very dark shade of a colour in hex digits, whichever has a contrast of at least 4.5 on it. */
export const textColorOn = (color: string): string =>
  HEX.test(color)
    ? withLuminance(color, luminance =>
        luminance > DARK_LUMINANCE ? Math.max(0, (luminance - 0.19) / 15) : 1
      )
    : '#fff'

/** Relative luminance of a lightness, which is 100 for white. */
const luminanceOf = (lightness: number) => Math.pow((lightness + 16) / 116, 3)

/**
 * Keeps a colour in hex digits apart from the page, which may be light or dark.
 *
 * @param most Lightness, of 100, above which it is made darker on a light page.
 * @param least Lightness below which it is made lighter on a dark page.
 */
export const apartFromPage = (color: string, most: number, least: number): string => {
  if (!HEX.test(color)) return color
  const dark = withLuminance(color, luminance => Math.min(luminance, luminanceOf(most)))
  const light = withLuminance(color, luminance => Math.max(luminance, luminanceOf(least)))
  return `light-dark(${dark},${light})`
}
