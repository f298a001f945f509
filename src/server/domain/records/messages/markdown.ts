import { getDefaults, Lexer, marked, type Token, type TokensList } from 'marked'
import { ChatError } from '../../../../protocol'

/** Levels of nested quotes, lists and emphasis; each is a call on the stack. */
const DEPTH_MAX = 32
/** Emphasis marks in a text; for each the parser searches all that follows. */
const EMPHASIS_MAX = 256
const EMPHASIS = /\*+|_+|~+/g

const refuse = (expected: string): ChatError =>
  new ChatError('invalid-request', `content.markdownText must ${expected}.`)

/** Reads Markdown as the parser does, but not to any depth. */
class ShallowLexer extends Lexer {
  private depth = 0

  private within<Result>(read: () => Result): Result {
    if (this.depth === DEPTH_MAX) {
      throw refuse(`put at most ${DEPTH_MAX} quotes, lists and emphases in each other, got more`)
    }
    this.depth++
    const result = read()
    this.depth--
    return result
  }

  override blockTokens(src: string, tokens?: Token[], isClipped?: boolean): TokensList {
    return this.within(() => super.blockTokens(src, tokens, isClipped) as TokensList)
  }

  override inlineTokens(src: string, tokens?: Token[]): Token[] {
    return this.within(() => super.inlineTokens(src, tokens))
  }
}

/**
 * Makes HTML of Markdown, in which a line break is one. It may hold any HTML.
 *
 * @throws {ChatError} `invalid-request` for what would take the parser long, or too deep.
 */
export const renderMarkdown = (source: string): string => {
  const marks = source.match(EMPHASIS)?.length ?? 0
  if (marks > EMPHASIS_MAX) {
    throw refuse(`have at most ${EMPHASIS_MAX} groups of *, _ or ~, got ${marks}`)
  }
  const options = { ...getDefaults(), breaks: true, gfm: true }
  return marked.parser(new ShallowLexer(options).lex(source), options)
}
