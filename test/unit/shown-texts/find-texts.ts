import ts from 'typescript'

/** Attributes whose values are not shown. */
const UNREAD = /^(className|rel|type)$/

const isUnread = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) || (ts.isJsxAttribute(node) && UNREAD.test(node.name.getText()))

const isText = (node: ts.Node): node is ts.JsxText | ts.LiteralLikeNode =>
  ts.isJsxText(node) ||
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)

/** Lists the texts in TypeScript, with elements or not, in pieces where a value stands between them. */
export const findTexts = (source: string, kind = ts.ScriptKind.TSX): string[] => {
  const texts: string[] = []
  const read = (node: ts.Node): void => {
    if (isUnread(node)) return
    if (isText(node)) texts.push(node.text.replace(/\s+/g, ' ').trim())
    ts.forEachChild(node, read)
  }
  read(ts.createSourceFile('source', source, ts.ScriptTarget.Latest, true, kind))
  // Names of types, classes and events are one word in small letters.
  return texts.filter(text => /[A-Z ]/.test(text))
}
