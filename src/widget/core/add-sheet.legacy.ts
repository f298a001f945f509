import { nameKeys } from './name-keys.legacy'
import { addSource, restyle } from './sheets.legacy'

/** Global that the loader sets. */
declare const __RUNTIME__: { nonce: string }

type FrameWindow = Window & { CSSStyleSheet?: typeof CSSStyleSheet }

/** Creates a style sheet. Returns a function that replaces its text. */
const createSheet = (doc: Document): ((css: string) => void) => {
  const { CSSStyleSheet: Sheet } = doc.defaultView as FrameWindow
  if (Sheet && 'replaceSync' in Sheet.prototype) {
    const sheet = new Sheet()
    doc.adoptedStyleSheets = [...doc.adoptedStyleSheets, sheet]
    return css => sheet.replaceSync(css)
  }
  const element = doc.createElement('style')
  element.nonce = __RUNTIME__.nonce
  ;(doc.head ?? doc.documentElement).appendChild(element)
  return css => {
    element.textContent = css
  }
}

/** Adds a sheet to a document: where no sheet can be made, as an element with the nonce of our script. */
export const addSheet = (doc: Document, styles: string): void => {
  // The first one comes with the document.
  if (addSource(doc, styles, createSheet(doc)) === 1) nameKeys(doc)
  const root = doc.getElementById('app')
  if (root) restyle(root)
}
