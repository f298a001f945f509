import { useEffect, useRef } from 'react'
import { useMessengerContext } from '../../core'

/** Right above the composer of most messengers, where the newest message stands. */
const PLACE = {
  position: 'absolute',
  bottom: 80,
  insetInline: 0,
  height: 24,
  pointerEvents: 'none'
} as const

/**
 * Watches whether the visitor can see the end of an embedded messenger: it is neither scrolled out of the
 * page's view, nor covered. Only some browsers can tell the latter, and they are cautious: what is not
 * quite opaque counts as covered.
 */
export function ViewMark() {
  const { host, $isInView } = useMessengerContext()
  const mark = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { IntersectionObserver } = host.page as Window & Partial<typeof globalThis>
    if (!IntersectionObserver) return $isInView.set(true)
    const observer = new IntersectionObserver(
      entries => {
        const { isIntersecting, isVisible = isIntersecting } = entries.at(
          -1
        ) as IntersectionObserverEntry & { isVisible?: boolean }
        $isInView.set(isVisible)
      },
      // The shortest delay that is allowed, in ms.
      { trackVisibility: true, delay: 100 } as IntersectionObserverInit
    )
    observer.observe(mark.current!)
    return () => observer.disconnect()
  }, [])

  return <div ref={mark} style={PLACE} />
}
