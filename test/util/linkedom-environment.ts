import { parseHTML } from 'linkedom'
import type { Environment } from 'vitest/runtime'

type Listener = (this: unknown, event: Event) => unknown

const PAGE = '<!doctype html><html><head><title>Host page</title></head><body></body></html>'
const ADDRESS = 'https://shop.example/'

/** Globals of a page. It has an `Event` of its own, since linkedom cannot dispatch Node's. */
const GLOBALS = [
  'document',
  'CustomEvent',
  'Event',
  'EventTarget',
  'InputEvent',
  'DOMParser',
  'Document',
  'DocumentFragment',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLTextAreaElement',
  'HTMLIFrameElement',
  'MutationObserver',
  'Node',
  'NodeFilter',
  'SVGElement',
  'Text'
]

/**
 * Calls listeners with the element they were added to as `this`, as browsers do. linkedom passes the
 * event's target, so that Preact runs the child's handler again for each parent the event reaches.
 *
 * @returns Puts linkedom's own methods back.
 */
function correctListeners(prototype: EventTarget) {
  const { addEventListener, removeEventListener } = prototype
  const wrappers = new WeakMap<object, Listener>()

  const wrap = (listener: EventListenerOrEventListenerObject | null) => {
    if (typeof listener !== 'function') return listener
    let wrapper = wrappers.get(listener)
    if (!wrapper) {
      wrapper = event => listener.call(event.currentTarget as EventTarget, event)
      wrappers.set(listener, wrapper)
    }
    return wrapper
  }

  prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, wrap(listener), options)
  }
  prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, wrap(listener), options)
  }
  return () => Object.assign(prototype, { addEventListener, removeEventListener })
}

/** Creates a page for each test file. */
export default {
  name: 'linkedom',
  viteEnvironment: 'client',

  setup(global: Record<string, unknown>) {
    const { window } = parseHTML(PAGE)
    const page = window as unknown as Record<string, unknown>
    const restoreListeners = correctListeners((page['EventTarget'] as typeof EventTarget).prototype)

    const values: Record<string, unknown> = { window, location: new URL(ADDRESS) }
    for (const name of GLOBALS) values[name] = page[name]

    const before = new Map(
      Object.keys(values).map(name => [name, Object.getOwnPropertyDescriptor(global, name)])
    )
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true })
    }

    return {
      teardown() {
        restoreListeners()
        for (const [name, descriptor] of before) {
          if (descriptor) Object.defineProperty(global, name, descriptor)
          else Reflect.deleteProperty(global, name)
        }
      }
    }
  }
} satisfies Environment
