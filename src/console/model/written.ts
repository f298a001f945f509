import { createDrafts, type Drafts } from './drafts'
import { moveCompositions } from './kept-compositions'
import type { KeptTexts } from './kept-texts'

/** Texts that a member writes in one app until they are sent, by conversation. */
export interface Written {
  /** Replies that are being written. */
  drafts: Drafts
  /** Notes that are being written. */
  noteDrafts: Drafts
  /** Messages that are being composed, as JSON. */
  compositions: Drafts
  /** Unsent replies. */
  unsent: Drafts
}

/** Makes the texts of a member in an app. The names of those in all apps begin with the id of the member. */
export const createWritten = (kept: KeptTexts, userId: string, appId: string): Written => {
  const ofKind = (kind: string) => createDrafts(kept, `${userId}.${appId}.${kind}`)
  return {
    drafts: ofKind('draft'),
    noteDrafts: ofKind('note'),
    compositions: ofKind('composition'),
    unsent: ofKind('unsent')
  }
}

/** Takes what was begun in a conversation along into another one, behind what was begun there. */
export const moveBegun = (written: Written, fromId: string, intoId: string): void => {
  for (const texts of [written.drafts, written.noteDrafts]) {
    const moved = texts.read(fromId)
    if (!moved) continue
    texts.write(intoId, [texts.read(intoId), moved].filter(Boolean).join('\n\n'))
    texts.write(fromId, '')
  }
  moveCompositions(written.compositions, fromId, intoId)
}

/** Deletes what was begun in a conversation. */
export const forgetBegun = (written: Written, conversationId: string): void => {
  const { drafts, noteDrafts, compositions } = written
  for (const texts of [drafts, noteDrafts, compositions]) texts.write(conversationId, '')
}

/** Deletes all of them; what is written afterwards is not kept. */
export const clearWritten = (written: Written): void => {
  const { drafts, noteDrafts, compositions, unsent } = written
  for (const texts of [drafts, noteDrafts, compositions, unsent]) texts.clear()
}
