import type { Services } from '../../services'

const PHONE_MAX_PX = 767

/**
 * On a phone, keeps the messenger in the part of the window that the software keyboard leaves, and
 * the page behind it from scrolling.
 */
export const fitKeyboard = ({ context, root, onDestroy, $isShown }: Services): void => {
  const { page, launcher, settings } = context
  const { visualViewport: view, document: host } = page
  if (!view || settings.embedded) return
  const { style: behind } = host.documentElement
  const overflow = behind.overflow

  const update = () => {
    const frame = root.ownerDocument.defaultView?.frameElement as HTMLElement | null
    if (!frame || launcher.element === undefined) return
    const isFull = page.innerWidth <= PHONE_MAX_PX
    behind.overflow = isFull && $isShown.get() ? 'hidden' : overflow
    if (!isFull) return
    frame.style.top = `${view.offsetTop}px`
    frame.style.height = `${view.height}px`
  }

  view.addEventListener('resize', update)
  view.addEventListener('scroll', update)
  const stop = $isShown.subscribe(update)
  onDestroy(() => {
    stop()
    view.removeEventListener('resize', update)
    view.removeEventListener('scroll', update)
    behind.overflow = overflow
  })
}
