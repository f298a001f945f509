import { useState } from 'react'
import type { PictureUse } from '../../model'

interface ThumbnailProps {
  /** Address of the picture; empty: none. */
  address: string
  use: PictureUse
}

/** The picture in small, or its empty place. */
export function Thumbnail({ address, use }: ThumbnailProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className="thumbnail" data-use={use} data-empty={!address || isBroken}>
      {address && !isBroken && <img src={address} alt="" onError={() => setBroken(true)} />}
    </span>
  )
}
