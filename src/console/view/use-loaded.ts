import { useEffect, useState } from 'react'

/** State of a load. */
interface Loaded<Value> {
  /** Undefined until it is loaded. */
  value?: Value
  hasFailed?: boolean
}

/**
 * Loads a value for a component, again when the function changes.
 *
 * @param load Must be the same function while the same value is to be loaded.
 */
export const useLoaded = <Value>(
  load: () => Promise<Value>
): Loaded<Value> & { retry: () => void } => {
  const [loaded, setLoaded] = useState<Loaded<Value>>({})
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isWanted = true
    const settle = (result: Loaded<Value>) => {
      if (isWanted) setLoaded(result)
    }
    setLoaded({})
    load().then(
      value => settle({ value }),
      () => settle({ hasFailed: true })
    )
    return () => {
      isWanted = false
    }
  }, [load, attempt])

  return { ...loaded, retry: () => setAttempt(count => count + 1) }
}
