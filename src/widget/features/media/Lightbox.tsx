import { useLayoutEffect, type MouseEvent } from 'react'
import { Icon, useMessengerContext } from '../../core'
import { AWAY_ICON, CloseButton, frameOf, Link, safeLink, useModal } from '../../shared'

interface LightboxProps {
  /** Safe. */
  url: string
  altText: string
}

/** Styles of the frame while a picture is shown, also of an embedded one. */
const WHOLE_PAGE = Object.entries({
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  'border-radius': '0',
  'z-index': `${2 ** 31 - 1}`
})

/** A picture as large as the page. A press beside it closes it. */
export function Lightbox({ url, altText }: LightboxProps) {
  const context = useMessengerContext()
  const { translate, updateLayout, $overlay } = context
  const { dialog, onKeyDown } = useModal()
  const close = () => $overlay.set(undefined)

  useLayoutEffect(() => {
    const frame = frameOf(context)
    if (!frame) return
    for (const [name, value] of WHOLE_PAGE) frame.style.setProperty(name, value, 'important')
    return updateLayout
  }, [])

  const press = ({ target }: MouseEvent) => {
    if (!(target as Element).matches('img, a')) close()
  }

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={altText || translate('imageView')}
      onClick={press}
      onClose={close}
      onKeyDown={onKeyDown}
    >
      <img src={url} alt={altText} />
      <CloseButton label="closeImage" />
      {safeLink(url) && (
        <Link className="icon-button" href={url} aria-label={translate('openInNewTab')}>
          <Icon path={AWAY_ICON} />
        </Link>
      )}
    </dialog>
  )
}
