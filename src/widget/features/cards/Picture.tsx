import { useState } from 'react'
import type { Item } from '../../../protocol'
import { useMessengerContext } from '../../core'
import { safeMedia } from '../../shared'

/** The picture of an item; says so when there is none to see. */
export function Picture({ mediaUrl, altText = '' }: Item) {
  const { host, translate } = useMessengerContext()
  const [failed, setFailed] = useState<string>()
  const url = safeMedia(mediaUrl, host.config.baseUrl)
  return url && failed !== url ? (
    <img className="cover" loading="lazy" src={url} alt={altText} onError={() => setFailed(url)} />
  ) : (
    <div className="cover lost">{translate('imagePreviewNotAvailable')}</div>
  )
}
