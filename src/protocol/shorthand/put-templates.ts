import type { Content } from '../content'
import { readTokens } from './read-shorthand'
import { TEMPLATE, templateNames } from './template-names'
import { isPlainText, writeTyped } from './write-shorthand'

/**
 * Message that a text with templates stands for, its placeholders not yet filled in; or the reason why there is
 * none: no saved reply has the name, or something stands beside one that cannot be part of a text.
 */
export type TemplatedMessage =
  | { content: Content }
  | { problem: 'unknown' | 'notAlone'; name: string }

/**
 * Puts saved replies into a text in place of `%((template:name))`, and reads the shorthand of the whole. One that
 * stands alone is the message, whatever its type. Templates in saved replies are not put in.
 *
 * @param contentOf Finds a saved reply by its name.
 */
export const putTemplates = (
  typed: string,
  contentOf: (name: string) => Content | undefined
): TemplatedMessage => {
  const isAlone = typed.trim().replace(TEMPLATE, '') === '' && templateNames(typed).length === 1
  const written = new Map<string, string>()
  for (const name of templateNames(typed)) {
    const content = contentOf(name)
    if (!content) return { problem: 'unknown', name }
    if (isAlone && !isPlainText(content)) return { content }
    const text = writeTyped(content)
    if (text === undefined) return { problem: 'notAlone', name }
    written.set(name, text)
  }
  const whole = typed.replace(TEMPLATE, (_, name: string) => written.get(name.trim()) ?? '')
  return { content: readTokens(whole) }
}
