import { useState, type CSSProperties, type MouseEvent } from 'react'
import type { ImageContent } from '../../../protocol'
import { useValue } from '../../../ui'
import { Icon, useMessengerContext } from '../../core'
import { PICTURE_ICON, safeMedia } from '../../shared'
import { formatSize } from './format-size'

const HEIGHT_MAX = 280

/** Gives a picture its room before it has loaded, so that nothing moves when it does. */
const roomOf = (width = 0, height = 0): CSSProperties | undefined =>
  width && height
    ? { width: Math.min(width, (HEIGHT_MAX * width) / height), aspectRatio: `${width}/${height}` }
    : undefined

/** A picture within its bubble. A press opens it large, or loads it again when it has failed. */
export function Preview({ image }: { image: ImageContent }) {
  const { host, loadSlot, $locale, translate, $overlay } = useMessengerContext()
  const locale = useValue($locale)
  const { mediaUrl, mediaSize, mediaWidth, mediaHeight, altText = '' } = image
  const url = safeMedia(mediaUrl, host.config.baseUrl)
  const [isLoaded, setLoaded] = useState(false)
  // The address changes when the picture has been sent.
  const [failed, setFailed] = useState<string>()
  const isFailed = failed === url
  const room = isFailed ? undefined : roomOf(mediaWidth, mediaHeight)

  if (!url) return <p className="caption">{translate('imagePreviewNotAvailable')}</p>

  // A file of the visitor's own that is no picture: to load it again would not help.
  if (isFailed && url.startsWith('blob:')) return <p className="caption">{altText}</p>

  const prepare = () => void loadSlot('lightbox')

  const press = (event: MouseEvent<HTMLElement>) => {
    // Safari does not focus a pressed button, so the focus could not be restored to it.
    event.currentTarget.focus()
    if (isFailed) setFailed(undefined)
    else $overlay.set({ name: 'lightbox', url, altText })
  }

  return (
    <button
      className={`picture${isLoaded && !isFailed ? '' : ' empty'}${room ? ' sized' : ''}`}
      type="button"
      title={
        isFailed
          ? altText
          : translate('imageClickToView', { size: formatSize(mediaSize, locale) }).trim()
      }
      onFocus={prepare}
      onPointerEnter={prepare}
      onClick={press}
    >
      {isFailed ? (
        <>
          <Icon path={PICTURE_ICON} />
          <span>
            {translate.error('unableToLoadImage')} <u>{translate('imageClickToReload')}</u>
          </span>
        </>
      ) : (
        <img
          loading="lazy"
          src={url}
          alt={altText}
          style={room}
          onLoad={() => setLoaded(true)}
          onError={() => setFailed(url)}
        />
      )}
    </button>
  )
}
