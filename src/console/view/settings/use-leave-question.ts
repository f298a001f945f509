import { useEffect, useRef, useState } from 'react'
import { formatRoute, type Route } from '../../model'
import { useConsole } from '../context'

const isSameScreen = (one: Route, other: Route) =>
  formatRoute({ ...one, section: undefined }) === formatRoute({ ...other, section: undefined })

/**
 * Holds the screen while something on it is not saved, and asks the browser to hold the tab.
 *
 * @returns The route that the person wanted to open, and the ways to answer.
 */
export const useLeaveQuestion = (isDirty: boolean, discard: () => void) => {
  const { $route, guardRoute, go } = useConsole()
  const [next, setNext] = useState<Route>()
  const release = useRef(() => {})

  useEffect(() => {
    if (!isDirty) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    release.current = guardRoute(route => {
      if (isSameScreen(route, $route.get())) return true
      setNext(route)
      return false
    })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      release.current()
    }
  }, [isDirty, guardRoute, $route])

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
