/** Overrides a declaration of an element. Returns what puts the former one back. */
const override = (style: CSSStyleDeclaration, name: string, value: string): (() => void) => {
  const read = () => [style.getPropertyValue(name), style.getPropertyPriority(name)] as const
  const before = read()
  style.setProperty(name, value, 'important')
  const own = `${read()}`
  return () => {
    // A value that the page has written since stays.
    if (`${read()}` === own) style.setProperty(name, ...before)
  }
}

/**
 * Keeps a page from scrolling, without moving anything in it. Returns what gives it back as it was.
 */
export const lockScroll = (page: Window): (() => void) => {
  const { documentElement: html, body } = page.document
  const { overflow } = page.getComputedStyle(html)
  // The body scrolls the window where the root says nothing. The other one would begin to scroll itself.
  const { style } = overflow === 'visible' && body ? body : html
  const width = html.clientWidth
  const undo = ['overflow-x', 'overflow-y'].map(name => override(style, name, 'hidden'))
  // The place of the scroll bar.
  const gap = html.clientWidth - width
  if (gap) {
    const padding = parseFloat(page.getComputedStyle(html).paddingRight) || 0
    undo.push(override(html.style, 'padding-right', `${padding + gap}px`))
  }
  return () => undo.forEach(putBack => putBack())
}
