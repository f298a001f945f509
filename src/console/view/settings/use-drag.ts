import { type DragEvent, useState } from 'react'

/** Lets entries of a list be dragged by a grip and dropped on another. */
export const useDrag = (onMove: (from: number, to: number) => void) => {
  const [from, setFrom] = useState<number>()
  const [over, setOver] = useState<number>()

  function end() {
    setFrom(undefined)
    setOver(undefined)
  }
  return {
    /** Place on which a dragged entry would be dropped. */
    over: from === over ? undefined : over,

    gripOf: (index: number) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        const entry = event.currentTarget.closest('li')
        if (entry) event.dataTransfer.setDragImage(entry, 0, 0)
        event.dataTransfer.effectAllowed = 'move'
        // Without data, some browsers begin no drag.
        event.dataTransfer.setData('text/plain', '')
        setFrom(index)
      },
      onDragEnd: end
    }),

    targetOf: (index: number) => ({
      onDragOver(event: DragEvent) {
        if (from === undefined) return
        event.preventDefault()
        setOver(index)
      },
      onDrop(event: DragEvent) {
        if (from === undefined) return
        event.preventDefault()
        if (from !== index) onMove(from, index)
        end()
      }
    })
  }
}
