const SVG = 'http://www.w3.org/2000/svg'

/**
 * Sets the style of an element in the host page: through CSSOM, which content security policies allow,
 * and `!important`, so that style sheets of the page cannot override it.
 */
export const setStyle = ({ style }: ElementCSSInlineStyle, rules: string): void => {
  // The first one covers all but the next two.
  style.cssText = `all:initial;direction:inherit;unicode-bidi:isolate;${rules}`.replaceAll(
    ';',
    '!important;'
  )
}

/** Draws lines in a square of 24, in the colour of the text around them. */
export const createIcon = (doc: Document, lines: string): SVGElement => {
  const icon = doc.createElementNS(SVG, 'svg')
  const path = doc.createElementNS(SVG, 'path')
  icon.setAttribute('viewBox', '0 0 24 24')
  path.setAttribute('d', lines)
  setStyle(icon, 'width:20px;height:20px;color:inherit;pointer-events:none;')
  setStyle(
    path,
    `d:path("${lines}");fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;color:inherit;`
  )
  icon.append(path)
  return icon
}
