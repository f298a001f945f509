import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { keepInside, WHOLE, zoomAt, type View } from './view'

/** A pointer that moved less is tapped, in CSS pixels. */
const TAP_PX = 10
/** Within this, a second tap is a double one, in milliseconds and CSS pixels. */
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 30
/** A pointer that moved further has swiped. */
const SWIPE_PX = 60
const DOUBLE_TAP_SCALE = 2.5
const KEY_SCALE = 1.5
const KEY_PX = 80
/** A notch of a mouse wheel, 100 pixels, makes a picture a fifth larger. */
const WHEEL_SCALE = 1.002
/** A pinch on a touchpad is a wheel of few pixels, with this key. */
const PINCH_SCALE = 1.01
const LINE_PX = 20

const ARROWS: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>

// Without Math.hypot, which old browsers lack.
const distance = (a: Point, b: Point) =>
  Math.sqrt((a.clientX - b.clientX) ** 2 + (a.clientY - b.clientY) ** 2)

const middle = (a: Point, b: Point): Point => ({
  clientX: (a.clientX + b.clientX) / 2,
  clientY: (a.clientY + b.clientY) / 2
})

interface GestureOptions {
  /** Address of the picture. */
  url: string
  close(): void
  /** Shows the picture on the right, or on the left. */
  go(to: 1 | -1): void
}

/** Zooms and moves the picture in a dialog by wheel, fingers, double tap and keys; swipes leave it. */
export const useGestures = (
  dialog: RefObject<HTMLElement | null>,
  { url, close, go }: GestureOptions
) => {
  const [view, setView] = useState(WHOLE)
  const [isHeld, setHeld] = useState(false)
  const now = useRef({ close, go, view, hasMoved: false }).current
  Object.assign(now, { close, go })

  const show = (next: View) => setView((now.view = next))

  useLayoutEffect(() => show(WHOLE), [url])

  useLayoutEffect(() => {
    const box = dialog.current!
    const pointers = new Map<number, PointerEvent>()
    let first: PointerEvent
    let tapped: PointerEvent | undefined

    const settle = (next: View) => show(keepInside(next, box.querySelector('img')!, box))
    const move = (x: number, y: number): View => {
      const { view } = now
      return { ...view, x: view.x + x, y: view.y + y }
    }
    const zoom = (factor: number, at?: Point) => {
      const { clientWidth, clientHeight } = box
      const x = at ? at.clientX - clientWidth / 2 : 0
      const y = at ? at.clientY - clientHeight / 2 : 0
      settle(zoomAt(now.view, factor, x, y))
    }

    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { deltaY, deltaMode, ctrlKey } = event
      const px = deltaMode ? deltaY * LINE_PX : deltaY
      zoom((ctrlKey ? PINCH_SCALE : WHEEL_SCALE) ** -px, event)
    }

    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Element
      if (event.button || target.closest('button, a')) return
      target.setPointerCapture(event.pointerId)
      if (!pointers.size) first = event
      pointers.set(event.pointerId, event)
      now.hasMoved = pointers.size > 1
      setHeld(true)
    }

    const onPointerMove = (event: PointerEvent) => {
      const last = pointers.get(event.pointerId)
      if (!last) return
      const other = [...pointers.values()].find(each => each !== last)
      pointers.set(event.pointerId, event)
      if (other) {
        const from = middle(last, other)
        const to = middle(event, other)
        now.view = move(to.clientX - from.clientX, to.clientY - from.clientY)
        return zoom(distance(event, other) / distance(last, other), to)
      }
      now.hasMoved ||= distance(event, first) > TAP_PX
      const moved = move(event.clientX - last.clientX, event.clientY - last.clientY)
      if (moved.scale > 1) settle(moved)
      else show(moved)
    }

    const tap = (event: PointerEvent) => {
      const isDouble =
        tapped &&
        event.timeStamp - tapped.timeStamp < DOUBLE_TAP_MS &&
        distance(event, tapped) < DOUBLE_TAP_PX
      tapped = isDouble ? undefined : event
      if (isDouble) zoom(now.view.scale > 1 ? 0 : DOUBLE_TAP_SCALE, event)
    }

    const onPointerUp = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId) || pointers.size) return
      const { scale, x, y } = now.view
      setHeld(false)
      settle(now.view)
      if (event.type !== 'pointerup') return
      if (!now.hasMoved) tap(event)
      else if (scale > 1) return
      else if (y > SWIPE_PX && y > Math.abs(x)) now.close()
      else if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) now.go(x < 0 ? 1 : -1)
    }

    const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return
      const [x, y] = ARROWS[key] ?? []
      if (key === '+' || key === '=') zoom(KEY_SCALE)
      else if (key === '-') zoom(1 / KEY_SCALE)
      else if (key === '0') show(WHOLE)
      else if (x === undefined || y === undefined) return
      else if (now.view.scale > 1) settle(move(-x * KEY_PX, -y * KEY_PX))
      else if (x) now.go(x > 0 ? 1 : -1)
    }

    // They go with the dialog. React's own listener for the wheel is passive.
    box.addEventListener('wheel', onWheel, { passive: false })
    box.addEventListener('pointerdown', onPointerDown)
    box.addEventListener('pointermove', onPointerMove)
    box.addEventListener('pointerup', onPointerUp)
    box.addEventListener('pointercancel', onPointerUp)
    box.addEventListener('keydown', onKeyDown)
  }, [])

  return { view, isHeld, hasMoved: () => now.hasMoved }
}
