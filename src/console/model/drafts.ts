/** Texts by conversation. They outlive reloads and ended sessions, not the tab. */
export interface Drafts {
  read(conversationId: string): string
  write(conversationId: string, text: string): void
  /** Conversations that have one, as far as stored. */
  ids(): string[]
  /** Deletes all of them. */
  clear(): void
}

/**
 * Keeps one person's texts of a kind in `storage`, and in memory where it is blocked or full.
 *
 * @param open Returns the storage; may throw, as `window.sessionStorage` does when cookies are blocked.
 * @param owner Id of the person, and whatever else separates these texts from others.
 */
export const createDrafts = (
  open: () => Storage,
  owner: string,
  kind: 'draft' | 'note' | 'unsent' = 'draft'
): Drafts => {
  const prefix = `pipit.console.${kind}.${owner}.`
  const memory = new Map<string, string>()

  const tryStorage = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(open())
    } catch {
      return undefined
    }
  }
  const stored = (storage: Storage) => Object.keys(storage).filter(key => key.startsWith(prefix))

  return {
    read: id => memory.get(id) ?? tryStorage(storage => storage.getItem(prefix + id)) ?? '',

    write(id, text) {
      memory.set(id, text)
      tryStorage(storage =>
        text ? storage.setItem(prefix + id, text) : storage.removeItem(prefix + id)
      )
    },

    ids: () => (tryStorage(stored) ?? []).map(key => key.slice(prefix.length)),

    clear() {
      memory.clear()
      tryStorage(storage => stored(storage).forEach(key => storage.removeItem(key)))
    }
  }
}
