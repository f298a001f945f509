/** Replacements, in this order; `$1` keeps the character before a declaration. */
const RULES: [RegExp, string][] = [
  [/system-ui(?!,)/g, 'system-ui,sans-serif'],
  // Insets for phones without a home button: older ones have that button.
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
 * Rewrites declarations, or a whole sheet, for older browsers. They ignore all else that they do not
 * support.
 *
 * @param isRtl Whether lines start on the right.
 */
export const lowerCss = (css: string, isRtl: boolean): string =>
  RULES.reduce((text, rule) => text.replace(rule[0], rule[1]), css).replace(
    /(?:inset-)?inline-(start|end)/g,
    (_, side) => ((side === 'start') === isRtl ? 'right' : 'left')
  )

const lowerForPage = (css: string) =>
  lowerCss(css, getComputedStyle(document.documentElement).direction === 'rtl')

/** Stands for setting `cssText` of elements in the page. */
export const setCssText = (style: CSSStyleDeclaration, css: string): void => {
  style.cssText = lowerForPage(css)
}

/** Stands for the method of styles. Custom properties are kept as plain properties of the object. */
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
