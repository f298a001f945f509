/** Distance from the edge of what is seen within which the page scrolls, in CSS pixels. */
const EDGE_PX = 48
/** Speed of scrolling for each pixel past that distance, in pixels per second. */
const SPEED_PER_PX = 10
const SPEED_MAX = 1500
const MS = 1000

interface DragOptions {
  /** Entry of a list that is dragged. */
  entry: HTMLElement
  /** Part of the entry that it is held by, which stays beside what is seen of the list. */
  grip: HTMLElement
  list: HTMLElement
  /** Place of the pointer at the beginning. */
  startY: number
  /** Called with the place that the entry would get. */
  onPlace: (to: number) => void
}

/** An entry that is dragged. */
export interface Drag {
  moveTo(y: number): void
  /** Returns the place that the entry would get now. */
  place(): number
  stop(): void
}

const canScroll = (element: Element) =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) &&
  element.scrollHeight > element.clientHeight

const scrollerOf = (element: Element): Element => {
  let scroller = element.parentElement
  while (scroller && !canScroll(scroller)) scroller = scroller.parentElement
  return scroller ?? element.ownerDocument.documentElement
}

/** Returns the part of a scroller that nothing covers: its scroll padding is covered. */
const seenPart = (scroller: Element) => {
  const isRoot = scroller === scroller.ownerDocument.documentElement
  const { top } = isRoot ? { top: 0 } : scroller.getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller)
  return {
    top: top + (Number.parseFloat(scrollPaddingTop) || 0),
    bottom: top + scroller.clientHeight - (Number.parseFloat(scrollPaddingBottom) || 0)
  }
}

/** Returns pixels to scroll per second, downwards when positive; none when the list ends in what is seen. */
const speedAt = (y: number, scroller: Element, list: Element) => {
  const seen = seenPart(scroller)
  const { top, bottom } = list.getBoundingClientRect()
  const below = y - (seen.bottom - EDGE_PX)
  if (below > 0 && bottom > seen.bottom) return Math.min(below * SPEED_PER_PX, SPEED_MAX)
  const above = seen.top + EDGE_PX - y
  if (above > 0 && top < seen.top) return -Math.min(above * SPEED_PER_PX, SPEED_MAX)
  return 0
}

/** Moves an entry of a list with the pointer, and scrolls when the pointer is near the edge. */
export const startDrag = ({ entry, grip, list, startY, onPlace }: DragOptions): Drag => {
  const scroller = scrollerOf(list)
  const others = [...list.children].filter(each => each !== entry)
  const listStart = list.getBoundingClientRect()
  const gripStart = grip.getBoundingClientRect()
  let y = startY
  let lastTime: number | undefined
  let frame = 0

  function place() {
    const isAbove = (other: Element) => {
      const { top, height } = other.getBoundingClientRect()
      return top + height / 2 < y
    }
    return others.filter(isAbove).length
  }
  function show() {
    const listNow = list.getBoundingClientRect()
    const seen = seenPart(scroller)
    const scrolled = listNow.top - listStart.top
    const offset = Math.min(
      Math.max(y - startY - scrolled, Math.max(listNow.top, seen.top) - gripStart.top - scrolled),
      Math.min(listNow.bottom, seen.bottom) - gripStart.bottom - scrolled
    )
    entry.style.translate = `0 ${offset}px`
    onPlace(place())
  }
  function scroll(time: number) {
    const speed = speedAt(y, scroller, list)
    if (speed) {
      scroller.scrollBy({ top: (speed * (time - (lastTime ?? time))) / MS, behavior: 'instant' })
      show()
    }
    lastTime = time
    frame = requestAnimationFrame(scroll)
  }
  frame = requestAnimationFrame(scroll)
  return {
    moveTo(next) {
      y = next
      show()
    },
    place,
    stop() {
      cancelAnimationFrame(frame)
      entry.style.translate = ''
    }
  }
}
