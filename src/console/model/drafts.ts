/** What was begun in each conversation. It outlives reloads and ended sessions, not the tab. */
export interface Drafts {
  read(conversationId: string): string
  write(conversationId: string, text: string): void
  /** Forgets all of them. */
  clear(): void
}

/**
 * Keeps one person's drafts in `storage`, and in memory where it is blocked or full.
 *
 * @param open Gives the storage; may throw, as `window.sessionStorage` does when cookies are blocked.
 */
export const createDrafts = (open: () => Storage, userId: string): Drafts => {
  const prefix = `pipit.console.draft.${userId}.`
  const memory = new Map<string, string>()

  const tryStorage = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(open())
    } catch {
      return undefined
    }
  }

  return {
    read: id => memory.get(id) ?? tryStorage(storage => storage.getItem(prefix + id)) ?? '',

    write(id, text) {
      memory.set(id, text)
      tryStorage(storage =>
        text ? storage.setItem(prefix + id, text) : storage.removeItem(prefix + id)
      )
    },

    clear() {
      memory.clear()
      tryStorage(storage =>
        Object.keys(storage)
          .filter(key => key.startsWith(prefix))
          .forEach(key => storage.removeItem(key))
      )
    }
  }
}
