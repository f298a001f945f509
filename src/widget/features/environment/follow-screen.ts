import { phoneQuery, type MessengerContext } from '../../core'
import { frameOf } from '../../shared'
import { isFullScreen } from './full-screen'
import { lockScroll } from './lock-scroll'

const SIDES = ['top', 'right', 'bottom', 'left']

/**
 * On a phone, keeps the messenger in the part of the window that notch and software keyboard leave, and
 * the page behind it from scrolling.
 */
export const followScreen = (context: MessengerContext): void => {
  const { host, onDestroy, root, $isShown } = context
  const { visualViewport: view } = host.page
  const phone = phoneQuery(host.page)
  let unlock: (() => void) | undefined

  const hold = (isCovered: boolean) => {
    if (isCovered) unlock ??= lockScroll(host.page)
    else {
      unlock?.()
      unlock = undefined
    }
  }

  const update = () => {
    const isFull = isFullScreen(host)
    hold(isFull && $isShown.get())
    const frame = frameOf(context)
    if (!frame) return
    const isCut = !!view && view.height < host.page.innerHeight - 1
    for (const side of SIDES) {
      const name = `--inset-${side}`
      // Within a frame browsers say that there are none. The keyboard covers the lower one.
      frame.style.setProperty(name, `env(safe-area-inset-${side},0px)`)
      const inset = host.page.getComputedStyle(frame).getPropertyValue(name)
      root.style.setProperty(name, isFull && !(isCut && side === 'bottom') ? inset : '0px')
    }
    if (!isFull || !view) return
    frame.style.setProperty('top', `${view.offsetTop}px`, 'important')
    frame.style.setProperty('height', `${view.height}px`, 'important')
  }

  // Follows the frame, which begins to listen earlier, and then loses the size that is set here.
  phone.onchange = update
  view?.addEventListener('resize', update)
  view?.addEventListener('scroll', update)
  const stop = $isShown.subscribe(update)
  onDestroy(() => {
    stop()
    view?.removeEventListener('resize', update)
    view?.removeEventListener('scroll', update)
    phone.onchange = null
    hold(false)
  })
}
