import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Drag, startDrag } from './drag-entry'

interface Places {
  from: number
  to: number
}

/** Lets entries of a list be dragged by a grip, with a mouse, pen or finger, and dropped at another place. */
export const useDrag = (onMove: (from: number, to: number) => void) => {
  const [places, setPlaces] = useState<Places>()
  const drag = useRef<Drag>(undefined)

  function end() {
    drag.current?.stop()
    drag.current = undefined
    setPlaces(undefined)
  }
  const isDragged = places !== undefined
  useEffect(() => {
    if (!isDragged) return undefined
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end()
    }
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  }, [isDragged])
  useEffect(() => () => drag.current?.stop(), [])

  return {
    /** Attributes of an entry: whether it is dragged, and the side on which the dragged one would come. */
    entryOf: (index: number) => ({
      'data-dragged': places?.from === index || undefined,
      'data-drop':
        places && places.from !== places.to && places.to === index
          ? places.to < places.from
            ? 'before'
            : 'after'
          : undefined
    }),

    gripOf: (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const entry = event.currentTarget.closest('li')
        const list = entry?.parentElement
        if (!entry || !list || event.button !== 0 || drag.current) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setPlaces({ from: index, to: index })
        drag.current = startDrag({
          entry,
          grip: event.currentTarget,
          list,
          startY: event.clientY,
          onPlace: to => setPlaces(before => (before?.to === to ? before : { from: index, to }))
        })
      },
      onPointerMove: (event: PointerEvent) => drag.current?.moveTo(event.clientY),
      onPointerUp() {
        // What is drawn may be older than where the pointer is.
        const to = drag.current?.place() ?? index
        end()
        if (to !== index) onMove(index, to)
      },
      onPointerCancel: end
    })
  }
}
