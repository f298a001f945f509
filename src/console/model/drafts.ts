import type { KeptTexts } from './kept-texts'

/** Texts by conversation. They outlive the page, the tab and an ended session. */
export interface Drafts {
  read(conversationId: string): string
  write(conversationId: string, text: string): void
  /** Conversations that have one, as far as stored. */
  ids(): string[]
  /** Deletes all of them; what is written afterwards is not kept. */
  clear(): void
}

/**
 * Keeps one person's texts of a kind in `kept`, and in memory what the storage does not take.
 *
 * @param owner Name that separates these texts from others.
 */
export const createDrafts = (kept: KeptTexts, owner: string): Drafts => {
  const prefix = `${owner}.`
  const memory = new Map<string, string>()
  let isOver = false

  return {
    read: id => memory.get(id) ?? kept.read(prefix + id),

    write(id, text) {
      if (isOver) return
      if (kept.write(prefix + id, text)) memory.delete(id)
      else memory.set(id, text)
    },

    ids: () => kept.names(prefix).map(name => name.slice(prefix.length)),

    clear() {
      isOver = true
      memory.clear()
      kept.clear(prefix)
    }
  }
}
