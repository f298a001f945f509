import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time, which goes on by the minute. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
