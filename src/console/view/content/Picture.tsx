import { useState } from 'react'
import { safeMedia } from './safe-url'

/** The picture of an item; nothing where there is none to see. */
export function Picture({ url, alt }: { url: string | undefined; alt: string }) {
  const [hasFailed, setFailed] = useState(false)
  const src = safeMedia(url)
  if (!src || hasFailed) return null
  return (
    <img
      className="thumbnail"
      src={src}
      alt={alt}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  )
}
