import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves the focus by an arrow key from an action of a message to the same of the one before or after it. */
export function moveBetweenMessages(event: KeyboardEvent): void {
  const { currentTarget, key } = event
  const target = event.target as HTMLElement
  const step = STEPS[key]
  const { action } = target.dataset
  if (step === undefined || action === undefined) return
  const same = [...currentTarget.querySelectorAll<HTMLElement>(`[data-action="${action}"]`)]
  event.preventDefault()
  same[same.indexOf(target) + step]?.focus()
}
