/** Between two looks at sizes: nobody sees it, and it does not keep a phone busy. */
const LOOK_MS = 150

interface Watching {
  observe(element: Element): void
  disconnect(): void
}

const Small = function (this: Watching, onChange: () => void) {
  const watched: Element[] = []
  let sizes = ''
  const look = () => {
    const now = watched
      .map(({ clientWidth, scrollHeight }) => `${clientWidth} ${scrollHeight}`)
      .join()
    if (now === sizes) return
    sizes = now
    onChange()
  }
  const timer = setInterval(look, LOOK_MS)
  this.observe = element => {
    watched.push(element)
    setTimeout(look)
  }
  this.disconnect = () => clearInterval(timer)
} as unknown as typeof ResizeObserver

/** Stands for `ResizeObserver`, which is told nothing but that something changed. */
export const ResizeObserverOfOurs = window.ResizeObserver || Small
