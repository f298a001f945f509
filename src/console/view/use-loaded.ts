import { useEffect, useState } from 'react'

/** What has come of a load. */
interface Loaded<Value> {
  /** Undefined until it has come. */
  value?: Value
  hasFailed?: boolean
}

/**
 * Loads something for a component, anew when the function is another one.
 *
 * @param load The same function as long as the same is to be loaded.
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
