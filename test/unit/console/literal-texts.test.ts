// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { ENGLISH } from '../../../src/console/texts/en'

const VIEW = 'src/console/view'

/** Attributes whose values people read or hear. */
const SAID =
  /^(aria-(label|description|valuetext|roledescription)|alt|hint|label|placeholder|problem|text|title)$/
/** Names of keys on keyboards, of dragged files, commands, lines that the server prints, addresses and tags, which are the same in all languages. */
const SAME_IN_ALL = /^(Enter|Esc|Escape|Files|Pipit|https?:\/\/\S*|npm .*|Set up|&lt;\/body&gt;)$/
const LETTER = /\p{L}/u
/** Two words. */
const WORDS = /\p{L}\s+\p{L}/u
/** One word as it begins a sentence. */
const WORD = /^\p{Lu}\p{Ll}+$/u

const isError = (node: ts.Node): boolean => ts.isNewExpression(node) || ts.isThrowStatement(node)
const isUnsaid = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  isError(node) ||
  (ts.isJsxAttribute(node) && /^(className|rel|placement|data-.*)$/.test(node.name.getText()))

const isPiece = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** Lists words in elements, in attributes that are read, and in values that look like a text. */
const findWords = (source: string, kind = ts.ScriptKind.TSX): string[] => {
  const found: string[] = []
  const read = (node: ts.Node, isSaid: boolean): void => {
    if (isUnsaid(node)) return
    const text = ts.isJsxText(node) || isPiece(node) ? node.text.trim() : ''
    const isWords =
      ts.isJsxText(node) || isSaid
        ? LETTER.test(text)
        : WORDS.test(text) || (ts.isStringLiteralLike(node) && WORD.test(text))
    if (isWords && !SAME_IN_ALL.test(text) && !(text in ENGLISH)) found.push(text)
    const isSaidHere =
      ts.isJsxAttribute(node) &&
      SAID.test(node.name.getText()) &&
      node.initializer !== undefined &&
      ts.isStringLiteral(node.initializer)
    ts.forEachChild(node, child => read(child, isSaidHere))
  }
  read(ts.createSourceFile('source', source, ts.ScriptTarget.Latest, true, kind), false)
  return found
}

const files = readdirSync(VIEW, { recursive: true, encoding: 'utf8' }).filter(
  // Code for pages is the same in all languages.
  name => /\.tsx?$/.test(name) && name !== 'snippets.ts'
)

describe('Words in the views of the console', () => {
  test('come from its texts, in the language of the reader', () => {
    const found = files.flatMap(name => {
      const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
      const words = findWords(readFileSync(join(VIEW, name), 'utf8'), kind)
      return words.map(each => `${name}: ${each}`)
    })
    expect(found).toEqual([])
  })

  test.each([
    ['in an element', '<p>Saved.</p>', ['Saved.']],
    ['beside a value', '<p>Saved by {name}</p>', ['Saved by']],
    ['in an attribute', '<input aria-label="name" />', ['name']],
    ['in a value', "<p>{isDone ? 'Done' : 'not yet'}</p>", ['Done', 'not yet']],
    ['in a template', 'const note = `${count} are left`', ['are left']],
    ['not in a part of a key', 'const note = t(`sites.${state}Text`)', []],
    ['not in a class', '<p className="quiet note" />', []],
    ['not in a key', "<p title={t('common.name')}>{t('common.id')}</p>", []]
  ])('are found %s', (_, source, words) => {
    expect(findWords(source)).toEqual(words)
  })
})
