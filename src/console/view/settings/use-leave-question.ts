import { useEffect, useRef, useState } from 'react'
import type { Route } from '../../model'
import { useConsole } from '../context'

/**
 * Holds the screen while something on it is not saved, and asks the browser to hold the tab.
 *
 * @returns Where the person wanted to go, and what they may decide.
 */
export const useLeaveQuestion = (isDirty: boolean, discard: () => void) => {
  const { guardRoute, go } = useConsole()
  const [next, setNext] = useState<Route>()
  const release = useRef(() => {})

  useEffect(() => {
    if (!isDirty) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    release.current = guardRoute(route => {
      setNext(route)
      return false
    })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      release.current()
    }
  }, [isDirty, guardRoute])

  return {
    isAsked: next !== undefined,
    stay: () => setNext(undefined),
    leave() {
      if (!next) return
      release.current()
      discard()
      go(next)
    }
  }
}
