import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Heading of a screen, which takes the focus from the link or button that led here. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
