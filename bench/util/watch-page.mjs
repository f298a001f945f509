/**
 * Measurements of a page.
 *
 * @typedef {object} Watch
 * @property {number} blockedMs Time of tasks beyond 50 ms each, until now.
 * @property {() => void} startFrames Begins to note the milliseconds between frames.
 * @property {() => number[]} stopFrames Ends it, and returns them.
 * @property {Promise<number>} launcherMs Time from the navigation until the launcher was painted.
 * @property {number} shift Score of the layout shifts of the page, until now.
 * @property {Promise<number>} feedbackMs Time from a pointer that goes down until the launcher looked
 *   different and was painted.
 * @property {Promise<number>} composerMs Time from a pointer that goes down until the
 *   composer was painted.
 */

/** Runs in a page before anything else, and puts its {@link Watch} on `window.watch`. */
export function watchPage() {
  const LONG_TASK_MS = 50
  if (window !== top) return

  /** @type {(act: () => void) => void} */
  const afterPaint = act => void requestAnimationFrame(() => setTimeout(act))

  /** @type {number[]} */
  let frames = []
  let isNoting = false

  const watch = {
    startFrames() {
      frames = []
      isNoting = true
      let last = performance.now()
      const note = (/** @type {number} */ now) => {
        frames.push(now - last)
        last = now
        if (isNoting) requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    },
    stopFrames() {
      isNoting = false
      return frames
    },
    blockedMs: 0,
    shift: 0,
    launcherMs: new Promise(resolve => {
      new MutationObserver((_, observer) => {
        if (!document.getElementById('messenger-button')) return
        observer.disconnect()
        afterPaint(() => resolve(performance.now()))
      }).observe(document, { childList: true, subtree: true })
    }),
    feedbackMs: new Promise(resolve => {
      const watchLauncher = (/** @type {PointerEvent} */ { timeStamp }) => {
        const launcher = /** @type {HTMLElement} */ (document.getElementById('messenger-button'))
        new MutationObserver((_, observer) => {
          observer.disconnect()
          afterPaint(() => resolve(performance.now() - timeStamp))
        }).observe(launcher, { attributeFilter: ['style'] })
      }
      addEventListener('pointerdown', watchLauncher, { capture: true, once: true })
    }),
    composerMs: new Promise(resolve => {
      const wait = (/** @type {number} */ from) => {
        const frame = /** @type {HTMLIFrameElement | null} */ (
          document.getElementById('web-messenger-container')
        )
        const isUsable = frame?.contentDocument?.querySelector('textarea.message-input')
        afterPaint(() => (isUsable ? resolve(performance.now() - from) : wait(from)))
      }
      addEventListener('pointerdown', event => wait(event.timeStamp), { capture: true, once: true })
    })
  }
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) watch.blockedMs += duration - LONG_TASK_MS
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      watch.shift += /** @type {PerformanceEntry & { value: number }} */ (entry).value
    }
  }).observe({ type: 'layout-shift', buffered: true })

  Object.assign(window, { watch })
}
