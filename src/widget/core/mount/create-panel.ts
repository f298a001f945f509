import { atom, type ReadableAtom } from 'nanostores'
import type { HostContext } from '../public'
import type { Frame } from '../frame'
import type { MessengerContext } from '../messenger-context'

/** The window of a messenger: over its page, or embedded in it. */
export interface Panel {
  /** Whether the visitor sees the messenger. */
  $isShown: ReadableAtom<boolean>
  isOpen(): boolean
  /** False also where the page has taken the frame out, or hides an element around it. */
  isInPage(): boolean
  setOpen(isOpen: boolean): void
  /** Returns focus to what opened it, else to the launcher. */
  close(): void
  /** Applies what has changed: visibility, unread messages. */
  update(): void
  destroy(): void
}

/** Makes the panel of one messenger, closed at first. */
export function createPanel(
  host: HostContext,
  frame: Frame,
  loadSlot: MessengerContext['loadSlot'],
  getUnreadCount: () => number
): Panel {
  const { emitter, launcher, page, settings } = host
  const { document: doc } = page
  const $isShown = atom(false)
  let isOpen = false
  let hadUnread = false
  let isDestroyed = false
  /** Had the focus when it opened. */
  let opener: HTMLElement | undefined
  doc.addEventListener('visibilitychange', update)

  function isInPage() {
    return !!frame.root.getClientRects().length
  }

  function update() {
    if (isDestroyed) return
    const isSeen = isOpen && doc.visibilityState === 'visible' && isInPage()
    const unread = getUnreadCount()
    frame.show(isOpen)
    $isShown.set(isSeen)
    launcher.setUnread(unread)
    hadUnread ||= !!unread
    if (!hadUnread || isSeen) return
    void loadSlot('pageTitle')
    void loadSlot('preview').then(preview => preview.update())
  }

  function setOpen(isNow: boolean) {
    if (isNow) opener = doc.activeElement as HTMLElement
    host.isOpened = isOpen = isNow
    launcher.setOpened(isNow)
    update()
    emitter.emit(isNow ? 'widget:opened' : 'widget:closed')
  }

  return {
    $isShown,
    isOpen: () => isOpen,
    isInPage,
    setOpen,
    close: () => {
      if (!isOpen || settings.embedded) return
      setOpen(false)
      launcher.element.focus()
      // It may be gone, or the body, which takes no focus.
      opener?.focus()
    },
    update,
    destroy: () => {
      isDestroyed = true
      doc.removeEventListener('visibilitychange', update)
    }
  }
}
