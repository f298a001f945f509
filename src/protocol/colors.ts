/**
 * Writes the colour of text on a colour of CSS: white where its relative luminance, the Y of its XYZ, is
 * under 0.18, and a very dark shade of it on others. 1.2 is a little more than white in all three parts, and
 * shown as white; with far more, what is mixed with it would be white too. Contrast is at least 4.5.
 * WCAG 2.2 §1.4.3.
 */
export const textColorOn = (color: string): string =>
  `color(from ${color} xyz clamp(x*y/30,9e4 - y*5e5,1.2) clamp(y*y/30,9e4 - y*5e5,1.2) clamp(z*y/30,9e4 - y*5e5,1.2))`

/**
 * Keeps a colour of CSS apart from the page, which may be light or dark.
 *
 * @param most Lightness, of 100, above which it is made darker on a light page.
 * @param least Lightness below which it is made lighter on a dark page.
 */
export const apartFromPage = (color: string, most: number, least: number): string =>
  `light-dark(lch(from ${color} min(l,${most}) c h),lch(from ${color} max(l,${least}) c h))`
