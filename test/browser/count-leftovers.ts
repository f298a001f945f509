import type { Page } from 'playwright-core'

/** Counts of the resources of a page, by a name such as `listener window pageshow`. */
export type Leftovers = Record<string, number>

/** Replaces the functions that acquire resources. Runs before any script of the page. */
const countInPage = () => {
  if (window !== top) return
  const open = new Map<unknown, string>()
  // Weak references, so that counted objects can be collected.
  const listeners: [WeakRef<EventTarget>, type: string, WeakRef<object>, capture: boolean][] = []
  const queries: WeakRef<MediaQueryList>[] = []
  const sockets: WeakRef<WebSocket>[] = []
  const sounds: WeakRef<AudioContext>[] = []
  const alive = <Thing extends object>(things: WeakRef<Thing>[]): Thing[] =>
    things.flatMap(thing => thing.deref() ?? [])
  const call: any = Function.prototype.call
  const page = window as any

  /** Replaces a method by one that calls the real one, and then reports the call. */
  const follow = (
    owner: any,
    name: string,
    tell: (self: any, args: any[], result: any) => unknown
  ) => {
    const real = owner[name]
    owner[name] = function (this: any, ...args: any[]) {
      const result = call.call(real, this, ...args)
      return tell(this, args, result) ?? result
    }
  }
  const captures = (options: any) => !!(options?.capture ?? options)
  const find = (target: EventTarget, type: string, listener: unknown, options: unknown) =>
    listeners.findIndex(
      each =>
        each[0].deref() === target &&
        each[1] === type &&
        each[2].deref() === listener &&
        each[3] === captures(options)
    )
  follow(EventTarget.prototype, 'removeEventListener', (self, [type, listener, options]) => {
    const at = find(self ?? window, type, listener, options)
    if (at >= 0) listeners.splice(at, 1)
  })
  follow(EventTarget.prototype, 'addEventListener', (self, [type, listener, options]) => {
    if (!listener || find(self ?? window, type, listener, options) >= 0) return
    listeners.push([new WeakRef(self ?? window), type, new WeakRef(listener), captures(options)])
  })

  for (const [start, stop, repeats] of [
    ['setTimeout', 'clearTimeout', false],
    ['setInterval', 'clearInterval', true],
    ['requestAnimationFrame', 'cancelAnimationFrame', false],
    ['requestIdleCallback', 'cancelIdleCallback', false]
  ] as const) {
    const real = page[start]
    page[start] = (action: any, ...rest: any[]) => {
      const id = call.call(
        real,
        window,
        (...args: any[]) => {
          if (!repeats) open.delete(`${start} ${id}`)
          action(...args)
        },
        ...rest
      )
      open.set(`${start} ${id}`, start)
      return id
    }
    // Both kinds of timers share one sequence of ids.
    follow(page, stop, (_, [id]) => {
      for (const kind of ['setTimeout', 'setInterval', start]) open.delete(`${kind} ${id}`)
    })
  }

  const realFetch = page.fetch
  page.fetch = (...args: unknown[]) => {
    const answer = call.call(realFetch, window, ...args)
    open.set(answer, 'fetch')
    answer.catch(() => {}).then(() => open.delete(answer))
    return answer
  }
  follow(XMLHttpRequest.prototype, 'send', self => {
    open.set(self, 'XMLHttpRequest')
    self.addEventListener('loadend', () => open.delete(self))
  })
  page.WebSocket = class extends WebSocket {
    constructor(...args: [any, any?]) {
      super(...args)
      sockets.push(new WeakRef(this))
    }
  }
  page.AudioContext = class extends AudioContext {
    constructor() {
      super()
      sounds.push(new WeakRef(this))
    }
  }
  page.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      open.set(this, 'BroadcastChannel')
    }
    override close() {
      super.close()
      open.delete(this)
    }
  }
  for (const kind of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    follow(page[kind].prototype, 'observe', self => void open.set(self, kind))
    follow(page[kind].prototype, 'disconnect', self => void open.delete(self))
  }
  follow(URL, 'createObjectURL', (_, __, url) => void open.set(url, 'object URL'))
  follow(URL, 'revokeObjectURL', (_, [url]) => void open.delete(url))
  follow(window, 'matchMedia', (_, __, query) => void queries.push(new WeakRef(query)))

  const nameOf = (target: EventTarget) =>
    target instanceof Node ? target.nodeName : target.constructor.name
  /** A collected object takes its listeners with it. */
  const isLasting = (target: EventTarget) =>
    target instanceof Node
      ? target.isConnected && (target.ownerDocument ?? target) === document
      : !(target instanceof AbortSignal || target instanceof XMLHttpRequest)
  const handlersOf = (target: any) =>
    Object.keys(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(target)))
      .concat(Object.keys(target))
      .filter(name => name.startsWith('on') && target[name])
      .map(name => `handler ${nameOf(target)} ${name}`)

  page.countLeftovers = async () => {
    const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
    const all = [
      ...open.values(),
      ...listeners.flatMap(([weak, type]) => {
        const target = weak.deref()
        return target && isLasting(target) ? `listener ${nameOf(target)} ${type}` : []
      }),
      ...[window, document, ...document.querySelectorAll('*'), ...alive(queries)].flatMap(
        handlersOf
      ),
      ...alive(sockets).flatMap(({ readyState }) => (readyState < 3 ? 'WebSocket' : [])),
      ...alive(sounds).flatMap(({ state }) => (state === 'closed' ? [] : 'AudioContext')),
      ...[...held, ...pending].map(() => 'lock'),
      ...[...document.querySelectorAll('*')].map(({ nodeName }) => `element ${nodeName}`),
      ...[...document.styleSheets, ...document.adoptedStyleSheets].map(() => 'style sheet'),
      ...Object.getOwnPropertyNames(window)
        .filter(name => isNaN(+name))
        .map(name => `global ${name}`)
    ]
    const counts: Leftovers = {}
    for (const name of all) counts[name] = (counts[name] ?? 0) + 1
    return counts
  }
}

/**
 * Counts, from the page's next load on, the resources that its scripts acquire and must release:
 * listeners, timers, connections, requests, observers, locks, sounds, elements, style sheets and
 * globals. Those of a frame end with the frame, and are not counted.
 *
 * @returns Counts what there is now.
 */
export const countLeftovers = async (page: Page): Promise<() => Promise<Leftovers>> => {
  await page.addInitScript(countInPage)
  return () =>
    page.evaluate(() =>
      (window as unknown as { countLeftovers(): Promise<Leftovers> }).countLeftovers()
    )
}
