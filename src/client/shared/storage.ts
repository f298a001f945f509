/** A few strings that outlive the page. Never throws. */
export interface ClientStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /** Keys that begin with this, without it. */
  keys(prefix: string): string[]
  /** Calls when another tab changed a key; returns what stops it. */
  listen(changed: (key: string) => void): () => void
}

/**
 * Keeps strings in browser storage under `pipit.{integrationId}.`. What the browser refuses (blocked,
 * full) is kept in memory, so that a session goes on to its end.
 *
 * @param page Tells of other tabs; none outside a page.
 * @param open Gives the storage area; may throw, as `localStorage` itself does where it is blocked.
 */
export const createBrowserStorage = (
  open: () => Storage | undefined,
  integrationId: string,
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'>
): ClientStorage => {
  const prefix = `pipit.${integrationId}.`
  const memory = new Map<string, string>()
  const attempt = <Result>(action: (area: Storage) => Result): Result | undefined => {
    try {
      const area = open()
      return area && action(area)
    } catch {
      return undefined
    }
  }
  return {
    get: key => memory.get(key) ?? attempt(area => area.getItem(prefix + key)) ?? undefined,
    set: (key, value) => {
      memory.set(key, value)
      attempt(area => {
        area.setItem(prefix + key, value)
        memory.delete(key)
      })
    },
    remove: key => {
      memory.delete(key)
      attempt(area => area.removeItem(prefix + key))
    },
    keys: start => {
      const beginning = prefix + start
      const stored = attempt(area => Object.keys(area)) ?? []
      const held = [...memory.keys()].map(key => prefix + key)
      return [...new Set([...stored, ...held])]
        .filter(key => key.startsWith(beginning))
        .map(key => key.slice(beginning.length))
    },
    listen: changed => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key?.startsWith(prefix)) changed(key.slice(prefix.length))
      }
      page?.addEventListener('storage', onStorage)
      return () => page?.removeEventListener('storage', onStorage)
    }
  }
}
