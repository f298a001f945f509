import { useCallback, useEffect, useRef, useState } from 'react'
import type { Health } from '../../api'
import { useConsole } from '../context'

const EVERY_MS = 10_000
/** While a backup is under way. */
const SOON_MS = 1_000

/** Reads how the server stands, again and again while the page is visible. */
export const useHealth = () => {
  const { api } = useConsole().session
  const [health, setHealth] = useState<Health>()
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef(0)
  const isBusy = useRef(false)
  const everyMs = health?.figures.backups?.standing === 'running' ? SOON_MS : EVERY_MS

  const load = useCallback(async () => {
    const number = ++latest.current
    isBusy.current = true
    try {
      const read = await api.getHealth()
      if (number !== latest.current) return
      setHealth(read)
      setFailed(false)
    } catch {
      if (number === latest.current) setFailed(true)
    } finally {
      if (number === latest.current) isBusy.current = false
    }
  }, [api])

  useEffect(() => {
    void load()
    return () => void latest.current++
  }, [load])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && !isBusy.current) void load()
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [load, everyMs])

  return { health, hasFailed, load }
}
