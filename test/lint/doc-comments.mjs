/** Words that turn a doc comment into a riddle: its reader learns late what is spoken of. */
const REFUSED = /^(?:What|Who|Whoever|Whom|Whose|Where|Of|How|Why|As)\b/i

/** The text of a tag after its type: `@typedef {string} Name Text`. One pair of braces may be nested. */
const TAG =
  /@(?:typedef|property|prop)\s+(?:\{(?:[^{}]|\{[^{}]*\})*\}\s*)?(?:\[[^\]]*\]|[\w$.]+)\s+(?:- )?(.*)/g

/** Lists the texts that begin in a doc comment: its own, and those of its tags. */
function listTexts(/** @type {string} */ comment) {
  const lines = comment.replace(/^\*/, '').replace(/^[ \t]*\*[ \t]?/gm, '')
  return [lines.trimStart(), ...[...lines.matchAll(TAG)].map(([, text]) => text ?? '')]
}

/**
 * Refuses doc comments that begin with a question word, `of` or `as`, in TypeScript and in JavaScript.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const docComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      begin:
        'Begin a doc comment with a verb or a noun ("Returns …", "Options of …"), not with "{{word}}".'
    }
  },
  create: ({ report, sourceCode }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments()) {
        if (comment.type !== 'Block' || !comment.value.startsWith('*') || !comment.loc) continue
        const text = listTexts(comment.value).find(each => REFUSED.test(each))
        if (text === undefined) continue
        const [word = ''] = REFUSED.exec(text) ?? []
        report({ loc: comment.loc, messageId: 'begin', data: { word } })
      }
    }
  })
}
