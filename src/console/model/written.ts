import { createDrafts, type Drafts } from './drafts'
import type { KeptTexts } from './kept-texts'

/** Texts that a member writes in one app until they are sent, by conversation. */
export interface Written {
  /** Replies that are being written. */
  drafts: Drafts
  /** Notes that are being written. */
  noteDrafts: Drafts
  /** Unsent replies. */
  unsent: Drafts
}

/** Makes the texts of a member in an app. The names of those in all apps begin with the id of the member. */
export const createWritten = (kept: KeptTexts, userId: string, appId: string): Written => {
  const ofKind = (kind: string) => createDrafts(kept, `${userId}.${appId}.${kind}`)
  return { drafts: ofKind('draft'), noteDrafts: ofKind('note'), unsent: ofKind('unsent') }
}

/** Deletes all of them; what is written afterwards is not kept. */
export const clearWritten = ({ drafts, noteDrafts, unsent }: Written): void => {
  for (const texts of [drafts, noteDrafts, unsent]) texts.clear()
}
