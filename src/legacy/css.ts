/** Where black and white text can be read equally well. WCAG 2.2 §1.4.3. */
const EVEN_LUMINANCE = 0.179

const luminance = (part: number) =>
  part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4)

/** Black or white, whichever can be read on a colour in 3 or 6 digits. */
const readableOn = (_: string, color: string) => {
  const width = color.length / 3
  let sum = 0
  ;[0.2126, 0.7152, 0.0722].forEach((weight, place) => {
    const digits = color.substr(place * width, width)
    sum += weight * luminance(parseInt(width > 1 ? digits : digits + digits, 16) / 255)
  })
  return sum > EVEN_LUMINANCE ? '#000' : '#fff'
}

/** What is written anew, in this order; `$1` begins each declaration with what stands before it. */
const RULES: [RegExp, string | ((found: string, ...groups: string[]) => string)][] = [
  [/contrast-color\(#(\w+)\)/g, readableOn],
  [/system-ui(?!,)/g, 'system-ui,sans-serif'],
  // Room that phones without a button at their edge ask for: older ones have that button.
  [/ \+ env\([^)]*\)/g, ''],
  [/max\(([^,()]+), ?env\([^)]*\)\)/g, '$1'],
  [/calc\(([^ ()]+)\)/g, '$1'],
  [/(width|height):min\(([^,]+), ?([^;}!]+)\)(!important)?/g, '$1:$2$4;max-$1:calc($3)$4'],
  [/(^|[;{])inset:0((?:px)?[^;}]*)/g, '$1top:0$2;right:0$2;bottom:0$2;left:0$2'],
  [/place-(content|items):([^;}]+)/g, 'justify-content:$2;align-items:$2'],
  [/overflow-wrap:anywhere/g, 'word-wrap:break-word;$&'],
  [/flex-direction:column/g, '-webkit-box-orient:vertical;$&'],
  [/(^|[;{])flex:1/g, '$1-webkit-box-flex:1;flex:1'],
  [/align-items:center/g, '-webkit-box-align:center;$&'],
  [/(^|[;{])((?:flex|align-|justify-|animation|transform)[\w-]*:[^;}]+)/g, '$1-webkit-$2;$2'],
  [/display:(?:inline-)?flex([^;}]*)/g, 'display:-webkit-box$1;display:-webkit-flex$1;$&']
]

/**
 * Writes declarations, or a whole sheet, in what older browsers know. They pass over what else they do
 * not know.
 *
 * @param isRtl Whether what is at the start of a line is on the right.
 */
export const lowerCss = (css: string, isRtl: boolean): string =>
  RULES.reduce((text, rule) => text.replace(rule[0], rule[1] as string), css).replace(
    /(?:inset-)?inline-(start|end)/g,
    (_, side) => ((side === 'start') === isRtl ? 'right' : 'left')
  )

const lowerForPage = (css: string) =>
  lowerCss(css, getComputedStyle(document.documentElement).direction === 'rtl')

/** Stands for setting `cssText` of elements in the page. */
export const setCssText = (style: CSSStyleDeclaration, css: string): void => {
  style.cssText = lowerForPage(css)
}

/** Stands for the method of styles. Custom properties are kept as what older browsers know: properties. */
export const setProperty = (
  style: CSSStyleDeclaration & Record<string, unknown>,
  name: string,
  value: string,
  priority = ''
): void => {
  if (/^--/.test(name)) style[name] = value
  lowerForPage(`${name}:${value}`)
    .split(';')
    .forEach(declaration => {
      const place = declaration.indexOf(':', 2)
      style.setProperty(declaration.slice(0, place), declaration.slice(place + 1), priority)
    })
}
