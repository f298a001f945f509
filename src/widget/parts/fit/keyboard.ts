import type { Services } from '../../services'
import { frameOf } from '../frame-of'
import { isFullScreen } from './full-screen'

/**
 * On a phone, keeps the messenger in the part of the window that the software keyboard leaves, and
 * the page behind it from scrolling.
 */
export const fitKeyboard = (services: Services): void => {
  const { context, onDestroy, $isShown } = services
  const { visualViewport: view, document: host } = context.page
  const { style: behind } = host.documentElement
  const overflow = behind.overflow

  const update = () => {
    const isFull = isFullScreen(context)
    behind.overflow = isFull && $isShown.get() ? 'hidden' : overflow
    const frame = frameOf(services)
    if (!isFull || !view || !frame) return
    frame.style.setProperty('top', `${view.offsetTop}px`, 'important')
    frame.style.setProperty('height', `${view.height}px`, 'important')
  }

  view?.addEventListener('resize', update)
  view?.addEventListener('scroll', update)
  const stop = $isShown.subscribe(update)
  onDestroy(() => {
    stop()
    view?.removeEventListener('resize', update)
    view?.removeEventListener('scroll', update)
    behind.overflow = overflow
  })
}
