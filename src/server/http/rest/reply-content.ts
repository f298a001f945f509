import {
  type Content,
  countChars,
  fillContent,
  putTemplates,
  readShorthand,
  templateNames,
  TEXT_MAX_CHARS
} from '../../../protocol'
import { findSavedContents, onlyUserName } from '../../domain/records'
import type { Db, Row } from '../../storage'
import { type ContentContext, readContent } from './content'
import { RestError } from './errors'

type GivenContent = Record<string, unknown>

/** Returns the text of content that has no actions and no formatting of its own; undefined: it is no such text. */
const typedText = ({ type, text, actions = [], htmlText, markdownText }: GivenContent) => {
  const isBare = Array.isArray(actions) && !actions.length && !(htmlText ?? markdownText)
  const isTyped = type === 'text' && typeof text === 'string' && isBare
  return isTyped && countChars(text) <= TEXT_MAX_CHARS ? text : undefined
}

const readInstead = (
  { text: _, ...rest }: GivenContent,
  content: Content,
  context: ContentContext
) => readContent({ ...rest, ...content }, context)

/**
 * Parses the content of a message that the business sends to users: shorthand in a text becomes actions or an image.
 * A text with templates stays as it is; `readTemplates` reads it.
 *
 * @throws {RestError | ChatError} Naming the field.
 */
export const readReply = (given: GivenContent, context: ContentContext): Content => {
  const typed = typedText(given)
  if (typed === undefined) return readContent(given, context)
  return readInstead(given, readShorthand(typed), context)
}

/** Conversation that a message goes to, and the name of the one who writes it; undefined: it is not known. */
interface Recipient {
  conversation: Row<'conversations'>
  agent: string | undefined
}

/**
 * Parses the content of a message with saved replies in its text, and fills in the names of the visitor and of the
 * one who writes.
 *
 * @returns Undefined when there is no saved reply in it.
 * @throws {RestError | ChatError} For an unknown one, or one that something stands beside and cannot.
 */
export const readTemplates = async (
  db: Db,
  given: GivenContent,
  { conversation, agent = '' }: Recipient,
  context: ContentContext
): Promise<Content | undefined> => {
  const typed = typedText(given) ?? ''
  const names = templateNames(typed)
  if (!names.length) return undefined
  const read = putTemplates(typed, await findSavedContents(db, conversation.appId, names))
  if ('problem' in read) {
    const name = JSON.stringify(read.name)
    throw new RestError(
      'bad_request',
      read.problem === 'unknown'
        ? `content.text: the app has no saved reply ${name}.`
        : `content.text: the saved reply ${name} must be all of the text: it is more than a text with buttons and a picture.`
    )
  }
  const visitor = await onlyUserName(db, conversation.id)
  const filled = fillContent(read.content, { 'visitor.name': visitor, 'agent.name': agent })
  return readInstead(given, filled, context)
}
