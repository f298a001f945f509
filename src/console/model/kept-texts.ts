/** Prefix of the names under which all texts of all members are stored. */
const PREFIX = 'pipit.console.texts.'
/** Time after which a text that was not changed any more is forgotten. */
const KEPT_MS = 30 * 86_400_000
/** Size of all texts together, with their names, in UTF-16 units; a browser allows an origin some five million. */
const MAX_LENGTH = 500_000

/** Texts that outlive the page and the tab, by name, as `createKeptTexts` makes them. */
export type KeptTexts = ReturnType<typeof createKeptTexts>

const timeOf = (stored: string) => Number.parseInt(stored, 10)
const textOf = (stored: string) => stored.slice(stored.indexOf(' ') + 1)

const keysOf = (storage: Storage, prefix: string) =>
  Object.keys(storage).filter(key => key.startsWith(prefix))

/** Forgets what is too old, and of the others the oldest, until there is room for `length` more. */
const makeRoom = (storage: Storage, length: number) => {
  const kept = keysOf(storage, PREFIX).map(key => ({ key, stored: storage.getItem(key) ?? '' }))
  const oldest = Date.now() - KEPT_MS
  let size = length
  for (const { key, stored } of kept.sort((a, b) => timeOf(b.stored) - timeOf(a.stored))) {
    size += key.length + stored.length
    if (size > MAX_LENGTH || timeOf(stored) < oldest) storage.removeItem(key)
  }
}

/**
 * Keeps texts in the storage of the browser, for a month and up to a size: this machine may not see their member again.
 *
 * @param open Returns the storage; may throw, as `window.localStorage` does when cookies are blocked.
 */
export const createKeptTexts = (open: () => Storage) => {
  const tryStorage = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(open())
    } catch {
      return undefined
    }
  }

  return {
    read: (name: string): string =>
      tryStorage(storage => textOf(storage.getItem(PREFIX + name) ?? '')) ?? '',

    /** @returns Whether it is stored; where the storage is blocked or full, it is not. */
    write: (name: string, text: string): boolean =>
      tryStorage(storage => {
        const key = PREFIX + name
        storage.removeItem(key)
        if (!text) return true
        const stored = `${Date.now()} ${text}`
        const length = key.length + stored.length
        if (length > MAX_LENGTH) return false
        makeRoom(storage, length)
        storage.setItem(key, stored)
        return true
      }) ?? false,

    /** Lists the names with a beginning. */
    names: (beginning: string): string[] =>
      tryStorage(storage => keysOf(storage, PREFIX + beginning))?.map(key =>
        key.slice(PREFIX.length)
      ) ?? [],

    /** Deletes all with a beginning. */
    clear(beginning: string): void {
      tryStorage(storage =>
        keysOf(storage, PREFIX + beginning).forEach(key => storage.removeItem(key))
      )
    },

    /** Forgets those that are too old, of whichever member. */
    prune(): void {
      tryStorage(storage => makeRoom(storage, 0))
    }
  }
}
