import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { type Crop, movePicture, zoomTo } from '../../model'

const KEY_STEP = 0.05
const ZOOM_STEP = 1.1
const WHEEL_SPEED = 0.002
/** Pixels that a finger may slip while it taps. */
const TAP_PX = 4

const MOVES: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP]
}
const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }

/** Lets a picture be moved and enlarged by pointer, wheel and keys; a tap brings a point to the middle. */
export const useStage = (bitmap: ImageBitmap, onCrop: (change: (crop: Crop) => Crop) => void) => {
  const stage = useRef<HTMLDivElement>(null)
  const held = useRef<{ x: number; y: number; path: number } | undefined>(undefined)

  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      onCrop(crop => zoomTo(bitmap, crop, crop.zoom * Math.exp(-event.deltaY * WHEEL_SPEED)))
    }
    // React's own listener may not hold back the scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [bitmap, onCrop])

  function onKeyDown(event: KeyboardEvent) {
    const move = MOVES[event.key]
    const zoom = ZOOMS[event.key]
    if (!move && !zoom) return
    event.preventDefault()
    onCrop(crop =>
      move ? movePicture(bitmap, crop, ...move) : zoomTo(bitmap, crop, crop.zoom * (zoom ?? 1))
    )
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY, path: 0 }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const from = held.current
    if (!from) return
    const right = event.clientX - from.x
    const down = event.clientY - from.y
    const path = from.path + Math.hypot(right, down)
    held.current = { x: event.clientX, y: event.clientY, path }
    const side = event.currentTarget.clientWidth
    onCrop(crop => movePicture(bitmap, crop, right / side, down / side))
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const isTap = held.current && held.current.path <= TAP_PX
    held.current = undefined
    if (!isTap) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const right = 0.5 - (event.clientX - left) / width
    const down = 0.5 - (event.clientY - top) / height
    onCrop(crop => movePicture(bitmap, crop, right, down))
  }

  const onPointerCancel = () => {
    held.current = undefined
  }
  return { ref: stage, onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
