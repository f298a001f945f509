type Listener = (event: any) => void

/** One open page, with its listeners and a way to dispatch events. */
export interface FakePage {
  /** Window for the code under test. */
  window: Window
  /** Calls the listeners of window and document. */
  fire(type: string, event?: object): void
  /** Count of current listeners. */
  listeners(): number
  visibility: DocumentVisibilityState
  storage: Storage
}

const createTarget = () => {
  const listeners = new Map<string, Set<Listener>>()
  const of = (type: string) => listeners.get(type) ?? new Set()
  return {
    addEventListener: (type: string, listener: Listener) =>
      void listeners.set(type, of(type).add(listener)),
    removeEventListener: (type: string, listener: Listener) => void of(type).delete(listener),
    fire: (type: string, event: object = {}) => [...of(type)].forEach(listener => listener(event)),
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }
}

/**
 * A browser with the storage of one site, whose pages share it and notify each other of changes.
 */
export const createBrowser = () => {
  const items: Record<string, string> = {}
  const pages: FakePage[] = []

  const openPage = (): FakePage => {
    const target = createTarget()
    const documentTarget = createTarget()
    const methods: Record<string | symbol, unknown> = {
      getItem: (key: string) => items[key] ?? null,
      setItem: (key: string, value: string) => {
        items[key] = value
        notifyOthers(key)
      },
      removeItem: (key: string) => {
        if (delete items[key]) notifyOthers(key)
      }
    }
    const self: FakePage = {
      visibility: 'visible',
      storage: new Proxy(items, { get: (_, name) => methods[name] }) as unknown as Storage,
      window: {
        ...target,
        document: {
          ...documentTarget,
          get visibilityState() {
            return self.visibility
          }
        }
      } as unknown as Window,
      fire: (type, event) => {
        target.fire(type, event)
        documentTarget.fire(type, event)
      },
      listeners: () => target.count() + documentTarget.count()
    }
    pages.push(self)

    function notifyOthers(key: string) {
      for (const page of pages)
        if (page !== self) queueMicrotask(() => page.fire('storage', { key }))
    }

    return self
  }

  return { items, openPage }
}
