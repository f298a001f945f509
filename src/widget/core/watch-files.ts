import { hasMenu } from './has-menu'
import type { MessengerContext } from './messenger-context'

/** Sends files that are pasted or dropped anywhere in the messenger, where any may be sent. */
export const watchFiles = ({ loadSlot, root, settings }: MessengerContext): void => {
  if (!hasMenu(settings)) return
  const onFiles = (event: Event) => {
    const { clipboardData, dataTransfer } = event as ClipboardEvent & DragEvent
    const { types, files } = (clipboardData ?? dataTransfer)!
    // Word and Excel put a picture of what is copied beside its text.
    if (!types.includes('Files') || types.includes('text/plain')) return
    event.preventDefault()
    // Files that are held over it are not told yet; what marks that they may be dropped is loaded.
    void loadSlot('attach').then(attach => files.length && attach([...files]))
  }
  for (const type of ['paste', 'drop', 'dragover']) root.addEventListener(type, onFiles)
}
