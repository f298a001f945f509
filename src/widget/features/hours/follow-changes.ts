import type { OpenState } from '../../../protocol'

const SECOND_MS = 1000
/** Time over which visitors spread who ask for the next change. */
const SPREAD_MS = 10 * SECOND_MS
/** Pause after an answer that has not changed: clocks differ, or there was none. */
const AGAIN_MS = 60 * SECOND_MS

interface ChangeListener {
  /** Called when the text about the time has to change. */
  onTime(): void
  /** Asks the server what holds now. */
  ask(): Promise<unknown>
}

/** Follows the clock until the state of a business is another one. Returns what stops it. */
export const followChanges = (
  { changesAt = Infinity }: OpenState,
  { onTime, ask }: ChangeListener
): (() => void) => {
  let timer: ReturnType<typeof setTimeout>
  const wait = (ms: number, then: () => void) => {
    timer = setTimeout(then, ms)
  }

  function next() {
    const now = Date.now()
    const midnight = new Date(now).setHours(24, 0, 0, 0)
    if (changesAt > midnight) return wait(midnight - now, tick)
    wait(Math.max(0, changesAt - now), () => {
      onTime()
      wait(SECOND_MS + Math.random() * SPREAD_MS, askAgain)
    })
  }
  function tick() {
    onTime()
    next()
  }
  function askAgain() {
    wait(AGAIN_MS, askAgain)
    void ask()
  }
  next()
  return () => clearTimeout(timer)
}
