import { useState, type MouseEvent } from 'react'
import type { ImageContent } from '../../../protocol'
import { useServices } from '../../services'
import { safeMedia } from '../safe-url'
import { formatSize } from './format-size'
import { Lightbox } from './Lightbox'

/** A picture within its bubble. A press opens it large, or loads it again when it has failed. */
export function Preview({ image }: { image: ImageContent }) {
  const { context, locale, translate, $overlay } = useServices()
  const { mediaUrl, mediaSize, altText = '' } = image
  const url = safeMedia(mediaUrl, context.config.baseUrl)
  const [isLoaded, setLoaded] = useState(false)
  // The address changes when the picture has been sent.
  const [failed, setFailed] = useState<string>()
  const isFailed = failed === url

  if (!url) return <p className="caption">{translate('imagePreviewNotAvailable')}</p>

  const press = (event: MouseEvent<HTMLElement>) => {
    // Safari gives a pressed button no focus that could be given back to it.
    event.currentTarget.focus()
    if (isFailed) setFailed(undefined)
    else $overlay.set(<Lightbox url={url} altText={altText} />)
  }

  return (
    <button
      className={isLoaded && !isFailed ? 'picture' : 'picture empty'}
      type="button"
      title={
        isFailed
          ? altText
          : translate('imageClickToView', { size: formatSize(mediaSize, locale) }).trim()
      }
      onClick={press}
    >
      {isFailed ? (
        <span>
          {translate.error('unableToLoadImage')} <u>{translate('imageClickToReload')}</u>
        </span>
      ) : (
        <img
          loading="lazy"
          src={url}
          alt={altText}
          onLoad={() => setLoaded(true)}
          onError={() => setFailed(url)}
        />
      )}
    </button>
  )
}
