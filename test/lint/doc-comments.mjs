/** Words that turn a doc comment into a riddle: its reader learns late what is spoken of. */
const REFUSED = /^(?:What|Who|Whoever|Whom|Whose|Where|Of|How|Why|As)\b/i
/** Words that do so behind a name, too: `@param url Of the page` reads on from it. */
const REFUSED_BEHIND_NAMES = /^(?:What|Who|Whoever|Whom|Whose|Where)\b/

/** The text of a tag after its type: `@typedef {string} Name Text`. One pair of braces may be nested. */
const TAG =
  /@(?:typedef|property|prop)\s+(?:\{(?:[^{}]|\{[^{}]*\})*\}\s*)?(?:\[[^\]]*\]|[\w$.]+)\s+(?:- )?(.*)/g

/** The text of `@param name Text` and of `@returns Text`. */
const PARAMETER =
  /@(?:returns|param\s+(?:\{(?:[^{}]|\{[^{}]*\})*\}\s*)?(?:\[[^\]]*\]|[\w$.]+))\s+(?:- )?(.*)/g

/** Finds the refused word at the beginning of a doc comment, or of a text of its tags. */
function findRefused(/** @type {string} */ comment) {
  const lines = comment.replace(/^\*/, '').replace(/^[ \t]*\*[ \t]?/gm, '')
  const texts = [lines.trimStart(), ...[...lines.matchAll(TAG)].map(([, text]) => text ?? '')]
  const behindNames = [...lines.matchAll(PARAMETER)].map(([, text]) => text ?? '')
  return [
    ...texts.map(text => REFUSED.exec(text)),
    ...behindNames.map(text => REFUSED_BEHIND_NAMES.exec(text))
  ].find(found => found)?.[0]
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
        const word = findRefused(comment.value)
        if (word === undefined) continue
        report({ loc: comment.loc, messageId: 'begin', data: { word } })
      }
    }
  })
}
