import { createDrafts, type Drafts } from './drafts'
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

/** Deletes all of them; what is written afterwards is not kept. */
export const clearWritten = (written: Written): void => {
  const { drafts, noteDrafts, compositions, unsent } = written
  for (const texts of [drafts, noteDrafts, compositions, unsent]) texts.clear()
}
