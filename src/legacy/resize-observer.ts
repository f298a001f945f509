import { constructorOf } from './constructor-of'

/** Time between two checks of sizes: short enough not to be seen, long enough for a phone. */
const LOOK_MS = 150

interface Watching {
  observe(element: Element): void
  disconnect(): void
}

const Small = constructorOf(function (this: Watching, onChange: () => void) {
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
})

/** Stands for `ResizeObserver`; its callback only learns that something changed. */
export const ResizeObserverOfOurs = window.ResizeObserver || Small
