import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves the focus by an arrow key from the button of a message to that of the one before or after it. */
export function moveBetweenMessages(event: KeyboardEvent): void {
  const { currentTarget, target, key } = event
  const step = STEPS[key]
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('.delete-message')]
  const at = buttons.findIndex(button => button === target)
  if (step === undefined || at < 0) return
  event.preventDefault()
  buttons[at + step]?.focus()
}
