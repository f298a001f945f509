/**
 * What a page tells of itself.
 *
 * @typedef {object} Watch
 * @property {number} blockedMs What tasks took beyond 50 ms each, until now.
 * @property {Promise<number>} launcherMs When the launcher had been painted, from the navigation on.
 * @property {Promise<number>} composerMs How long it took from a pointer that goes down until the
 *   composer had the focus and was painted.
 */

/** Runs in a page before anything else, and puts its {@link Watch} on `window.watch`. */
export function watchPage() {
  const LONG_TASK_MS = 50
  if (window !== top) return

  /** @type {(act: () => void) => void} */
  const afterPaint = act => void requestAnimationFrame(() => setTimeout(act))

  const watch = {
    blockedMs: 0,
    launcherMs: new Promise(resolve => {
      new MutationObserver((_, observer) => {
        if (!document.getElementById('messenger-button')) return
        observer.disconnect()
        afterPaint(() => resolve(performance.now()))
      }).observe(document, { childList: true, subtree: true })
    }),
    composerMs: new Promise(resolve => {
      const wait = (/** @type {number} */ from) => {
        const frame = /** @type {HTMLIFrameElement | null} */ (document.activeElement)
        const isUsable = frame?.contentDocument?.activeElement?.matches('textarea.message-input')
        afterPaint(() => (isUsable ? resolve(performance.now() - from) : wait(from)))
      }
      addEventListener('pointerdown', event => wait(event.timeStamp), { capture: true, once: true })
    })
  }
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) watch.blockedMs += duration - LONG_TASK_MS
  }).observe({ type: 'longtask', buffered: true })

  Object.assign(window, { watch })
}
