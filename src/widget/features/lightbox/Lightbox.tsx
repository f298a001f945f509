import { useLayoutEffect, useState, type MouseEvent } from 'react'
import { Icon, useMessengerContext } from '../../core'
import {
  AWAY_ICON,
  BACK_ICON,
  CloseButton,
  FORWARD_ICON,
  frameOf,
  Link,
  safeLink,
  useModal
} from '../../shared'
import { picturesOf, type Picture } from './pictures'
import { useGestures } from './use-gestures'

/** Styles of the frame while a picture is shown, also of an embedded one. */
const WHOLE_PAGE = Object.entries({
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  'border-radius': '0',
  'z-index': `${2 ** 31 - 1}`
})

/** A picture as large as the page, and the way to those beside it. A press beside it closes it. */
export function Lightbox({ url: pressedUrl, altText: pressedText }: Picture) {
  const context = useMessengerContext()
  const { root, translate, updateLayout, $overlay } = context
  const { dialog, onKeyDown } = useModal()
  const [pictures] = useState(() => picturesOf(context))
  const [at, setAt] = useState(() => pictures.findIndex(({ url }) => url === pressedUrl))
  const { url, altText } = pictures[at] ?? { url: pressedUrl, altText: pressedText }
  const close = () => $overlay.set(undefined)
  const count = pictures.length
  /** Goes round: after the last comes the first. */
  const neighbour = (by: number) => (at + by + count) % count
  const move = (by: number) => {
    if (at >= 0) setAt(neighbour(by))
  }
  const { view, isHeld, hasMoved } = useGestures(dialog, {
    url,
    close,
    go: to => move(root.dir === 'rtl' ? -to : to)
  })

  useLayoutEffect(() => {
    const frame = frameOf(context)
    if (!frame) return
    for (const [name, value] of WHOLE_PAGE) frame.style.setProperty(name, value, 'important')
    return updateLayout
  }, [])

  const press = ({ target }: MouseEvent) => {
    if (!hasMoved() && !(target as Element).closest('img, a, button')) close()
  }

  const wayTo = (by: number, className: string, path: string) => (
    <button
      className={`icon-button ${className}`}
      type="button"
      aria-label={`${translate('imageView')} ${translate('cardPosition', { index: neighbour(by) + 1, count })}`}
      onClick={() => move(by)}
    >
      <Icon path={path} />
    </button>
  )

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={altText || translate('imageView')}
      onClick={press}
      onClose={close}
      onKeyDown={onKeyDown}
    >
      <div aria-live="polite">
        <img
          key={url}
          className={isHeld ? 'held' : undefined}
          src={url}
          alt={altText}
          draggable={false}
          style={{ transform: `translate(${view.x}px,${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <CloseButton label="closeImage" onClick={close} />
      {safeLink(url) && (
        <Link className="icon-button" href={url} aria-label={translate('openInNewTab')}>
          <Icon path={AWAY_ICON} />
        </Link>
      )}
      {at >= 0 && count > 1 && (
        <>
          {wayTo(-1, 'to-start', BACK_ICON)}
          {wayTo(1, 'to-end', FORWARD_ICON)}
        </>
      )}
    </dialog>
  )
}
