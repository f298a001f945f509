/** Adds a sheet to a document. No policy forbids those that are made with the frame's own window. */
export const addSheet = (doc: Document, styles: string): void => {
  const { CSSStyleSheet } = doc.defaultView as Window & typeof globalThis
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  doc.adoptedStyleSheets.push(sheet)
}
