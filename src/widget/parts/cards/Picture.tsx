import { useState } from 'react'
import type { Item } from '../../../protocol'
import { useServices } from '../../services'
import { safeMedia } from '../safe-url'

/** The picture of an item; says so when there is none to see. */
export function Picture({ mediaUrl, altText = '' }: Item) {
  const { context, translate } = useServices()
  const [failed, setFailed] = useState<string>()
  const url = safeMedia(mediaUrl, context.config.baseUrl)
  return url && failed !== url ? (
    <img className="cover" loading="lazy" src={url} alt={altText} onError={() => setFailed(url)} />
  ) : (
    <div className="cover lost">{translate('imagePreviewNotAvailable')}</div>
  )
}
