/** The parts of a window that are replaced. */
type Page = Window & typeof globalThis

/** Makes a storage area that ends with the page. */
const createMemoryStorage = (): Storage => {
  const items = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return items.size
    },
    key: index => [...items.keys()][index] ?? null,
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: key => void items.delete(key),
    clear: () => items.clear()
  }
  // The widget reads some keys as properties, and lists them as such.
  return new Proxy(storage, {
    get: (target, key) => Reflect.get(target, key) ?? items.get(String(key)),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      items.has(String(key))
        ? { value: items.get(String(key)), enumerable: true, configurable: true }
        : undefined
  })
}

/** Lets elements of a document take the focus only while the person is in the preview. */
const guardFocus = (page: Page, { HTMLElement, document }: Page): void => {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function guardedFocus(options) {
    if (page.document.hasFocus()) focus.call(this, options)
  }
  // A messenger that fills a phone keeps the focus; this one only stands in for a phone.
  document.addEventListener(
    'keydown',
    event => {
      if (event.key === 'Tab') event.stopImmediatePropagation()
    },
    true
  )
}

/**
 * Prepares a page for a messenger that is only looked at: it stores nothing in the browser, moves nothing
 * when it opens, and leaves the focus in the settings that are edited beside it.
 */
export const guardPage = (page: Page): void => {
  const localStorage = createMemoryStorage()
  Object.defineProperty(page, 'localStorage', { get: () => localStorage })
  const { matchMedia } = page
  page.matchMedia = query =>
    matchMedia.call(page, query.includes('prefers-reduced-motion') ? 'all' : query)
  guardFocus(page, page)

  const guarded = new WeakSet<object>()
  const guardFrame = (frame: HTMLIFrameElement) => {
    // The window of a frame is one of the same kind.
    const inner = frame.contentWindow as Page | null
    if (!inner || guarded.has(inner.document)) return
    guarded.add(inner.document)
    guardFocus(page, inner)
  }
  new page.MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof page.HTMLIFrameElement)) continue
        guardFrame(node)
        // Firefox replaces the first document of a frame when it has loaded.
        node.addEventListener('load', () => guardFrame(node))
      }
    }
  }).observe(page.document.documentElement, { childList: true })
}
