import { render } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

// What the widget uses of React, on Preact's core. `preact/compat` would be 1,400 bytes more, for
// event names, components and attributes of React that the widget does without.

export { createContext, Fragment } from 'preact'
export * from 'preact/hooks'

/** @see https://react.dev/reference/react-dom/client/createRoot */
export const createRoot = (/** @type {Element} */ container) => ({
  render: (/** @type {import('preact').ComponentChild} */ tree) => render(tree, container),
  unmount: () => render(null, container)
})

/** @see https://react.dev/reference/react/memo */
export const memo = (
  /** @type {(props: Record<string, unknown>) => import('preact').ComponentChild} */ draw
) =>
  /** @this {import('preact').Component} */
  function Memo(/** @type {Record<string, unknown>} */ props) {
    // Once: hooks wrap it when they are first called, so that a change of state gets through.
    this.shouldComponentUpdate ??= (/** @type {Record<string, unknown>} */ next) =>
      Object.keys(next).some(key => next[key] !== this.props[key])
    return draw(props)
  }

/** @see https://react.dev/reference/react/useSyncExternalStore */
export const useSyncExternalStore = (
  /** @type {(changed: () => void) => () => void} */ subscribe,
  /** @type {() => unknown} */ read
) => {
  const value = read()
  const [, update] = useState({})
  useLayoutEffect(() => {
    let last = value
    const compare = () => {
      const next = read()
      if (Object.is(last, next)) return
      last = next
      update({})
    }
    // The value may have changed between drawing and subscribing.
    compare()
    return subscribe(compare)
  }, [subscribe])
  return value
}
