import { useEffect } from 'react'
import type { Part } from './create-part'

/** Longest time that a part waits for the browser to be idle, in ms. */
const IDLE_WAIT_MAX_MS = 5_000
/** Wait in browsers that do not tell when they are idle, in ms. */
const IDLE_WAIT_MS = 1_000

const untilIdle = () =>
  new Promise<void>(resolve => {
    // Safari has none.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_WAIT_MAX_MS })
    } else setTimeout(resolve, IDLE_WAIT_MS)
  })

/**
 * Loads parts one after the other while the browser is idle, so that their screens are there at once, even
 * if the server has other files by then.
 *
 * @param parts Must be the same list in each call.
 */
export const usePreloads = (parts: readonly Part<unknown>[]) =>
  useEffect(() => {
    let isWanted = true
    async function preload() {
      for (const part of parts) {
        await untilIdle()
        if (!isWanted) return
        await part.load()
      }
    }
    // A failure ends it: its screen tries again, and reports one. Browsers may keep failures.
    preload().catch(() => {})
    return () => {
      isWanted = false
    }
  }, [parts])
