import { useMemo, type ComponentType } from 'react'

/**
 * Makes a component that renders again only when one of its props changes, or a store that it
 * reads: as React's `memo`, which Preact would bring along in the opening, where no row is yet.
 *
 * @param Component Gets the same props in the same order each time.
 */
export const renderOnChange = <Props extends object>(Component: ComponentType<Props>) =>
  function Unchanged(props: Props) {
    return useMemo(() => <Component {...props} />, Object.values(props))
  }
