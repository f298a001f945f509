/** Keys that the messenger listens to, by the numbers that every browser knows. */
const KEYS: Record<number, string> = {
  9: 'Tab',
  13: 'Enter',
  27: 'Escape',
  35: 'End',
  36: 'Home',
  37: 'ArrowLeft',
  38: 'ArrowUp',
  39: 'ArrowRight',
  40: 'ArrowDown'
}

/** Names keys in the frame's document as newer browsers do: some say `Esc`, and some nothing. */
export const nameKeys = (doc: Document): void =>
  doc.addEventListener(
    'keydown',
    event => {
      const value = KEYS[event.keyCode]
      if (value && event.key !== value) Object.defineProperty(event, 'key', { value })
    },
    true
  )
