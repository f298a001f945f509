import type { MouseEvent } from 'react'
import { useServices } from '../../services'
import { CloseButton } from '../CloseButton'
import { Link } from '../Link'
import { safeLink } from '../safe-url'
import { useModal } from '../use-modal'

interface LightboxProps {
  /** Safe. */
  url: string
  altText: string
}

/** A picture as large as the messenger. A press beside it closes it. */
export function Lightbox({ url, altText }: LightboxProps) {
  const { translate, $overlay } = useServices()
  const { dialog, onKeyDown } = useModal()
  const close = () => $overlay.set(undefined)

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
          <span aria-hidden="true">↗</span>
        </Link>
      )}
    </dialog>
  )
}
