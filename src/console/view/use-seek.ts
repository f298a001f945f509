import { type RefObject, useCallback, useEffect, useState } from 'react'

interface SeekOptions {
  /** Draws the messages around one. */
  showAround(key: string): void
  /** Leaves the end of the log, before other messages are drawn. */
  leaveEnd(): void
}

/** Returns a function that goes to a loaded message, which may have to be drawn first. */
export function useSeek(
  log: RefObject<HTMLElement | null>,
  { showAround, leaveEnd }: SeekOptions
): (key: string) => void {
  /** Key of the message to scroll to, once it is drawn. */
  const [sought, setSought] = useState<string>()

  useEffect(() => {
    if (sought === undefined) return
    log.current?.querySelector(`[data-key="${sought}"]`)?.scrollIntoView()
    log.current?.focus({ preventScroll: true })
    setSought(undefined)
  }, [sought, log])

  return useCallback(
    key => {
      leaveEnd()
      showAround(key)
      setSought(key)
    },
    [leaveEnd, showAround]
  )
}
