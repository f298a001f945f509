import { APP_TAGS_MAX, ChatError, tagKey, TAGS_MAX } from '../../../../protocol'
import type { Row } from '../../../storage'
import { countKnownTags, findKnownTags, isBlank, storeTags, tagsOf, toOneLine } from '../../records'
import type { Tx } from '../../transaction'

type Conversation = Row<'conversations'>

/** Changes of the tags of a conversation, in any case of their letters. */
export interface TagPatch {
  /** All tags that it has then; null: none. Not with the others. */
  tags?: readonly string[] | null | undefined
  addTags?: readonly string[] | undefined
  removeTags?: readonly string[] | undefined
}

const cleanTag = (tag: string): string => {
  const clean = toOneLine(tag).replace(/\s+/g, ' ').normalize('NFC')
  if (isBlank(clean)) throw new ChatError('invalid-request', 'A tag must have a visible character.')
  return clean
}

/** Tags by what tells them apart; of those alike, as the first is written. */
const byKey = (tags: readonly string[]) => {
  const found = new Map<string, string>()
  for (const tag of tags) if (!found.has(tagKey(tag))) found.set(tagKey(tag), tag)
  return found
}

/** Returns the tags that a conversation is to have, those that it has as they are written there. */
const applyTagPatch = (
  now: Map<string, string>,
  { tags, addTags = [], removeTags = [] }: TagPatch
) => {
  const gone = new Set(removeTags.map(tag => tagKey(cleanTag(tag))))
  const added = byKey((tags ?? addTags).map(cleanTag))
  const base = tags === undefined ? now : [...now].filter(([key]) => added.has(key))
  const next = new Map([...base].filter(([key]) => !gone.has(key)))
  for (const [key, tag] of added) if (!next.has(key)) next.set(key, tag)
  return next
}

const checkNumber = ({ size }: Map<string, string>): void => {
  if (size <= TAGS_MAX) return
  const got = `${size} are asked for`
  throw new ChatError(
    'invalid-request',
    `A conversation can have at most ${TAGS_MAX} tags; ${got}.`
  )
}

/**
 * Changes the tags of a conversation. One that the app knows is written as there.
 *
 * @returns The value to store with the conversation; nothing where no tag changes.
 * @throws {ChatError} `invalid-request` for a blank tag, too many tags, or too many different ones in the app.
 */
export const changeTags = async (
  { db }: Tx,
  conversation: Conversation,
  patch: TagPatch
): Promise<Partial<Pick<Conversation, 'tagsJson'>>> => {
  const { tags, addTags, removeTags } = patch
  if (tags !== undefined && (addTags || removeTags)) {
    throw new ChatError('invalid-request', 'Give tags, or addTags and removeTags, not both.')
  }
  const now = byKey(tagsOf(conversation))
  const next = applyTagPatch(now, patch)
  const added = [...next].filter(([key]) => !now.has(key)).map(([, tag]) => tag)
  const removed = [...now].filter(([key]) => !next.has(key)).map(([, tag]) => tag)
  if (!added.length && !removed.length) return {}
  checkNumber(next)
  const { appId } = conversation
  const known = await findKnownTags(db, appId, added)
  const fresh = added.length - known.size
  if (fresh && (await countKnownTags(db, appId)) + fresh > APP_TAGS_MAX) {
    throw new ChatError(
      'invalid-request',
      `An app can have at most ${APP_TAGS_MAX} different tags. Remove one that is no longer used from its conversations.`
    )
  }
  for (const [key, tag] of known) next.set(key, tag)
  await storeTags(db, conversation, {
    added: added.map(tag => known.get(tagKey(tag)) ?? tag),
    removed
  })
  return { tagsJson: next.size ? JSON.stringify([...next.values()]) : null }
}
