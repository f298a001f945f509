import type { MessengerContext } from '../../core'

/** Marks the messenger while files are held over it. */
export const markDrop = ({
  root,
  $isBlocked
}: Pick<MessengerContext, 'root' | '$isBlocked'>): void => {
  const mark = (isHeld: boolean) => {
    root.dataset['drop'] = `${isHeld}`
  }
  // The messenger prevents the browser from opening what it would take.
  root.addEventListener('dragover', event => mark(event.defaultPrevented && !$isBlocked.get()))
  root.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) mark(false)
  })
  root.addEventListener('drop', () => mark(false))
}
