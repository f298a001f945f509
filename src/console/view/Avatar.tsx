import { useState } from 'react'
import { initials } from './names'

interface AvatarProps {
  name: string
  url?: string | undefined
}

/** A picture, or the letters of a name where there is none. The name itself stands beside it. */
export function Avatar({ name, url }: AvatarProps) {
  const [hasFailed, setFailed] = useState(false)
  const isShown = url?.startsWith('https://') && !hasFailed
  return (
    <span className="avatar" aria-hidden="true">
      {isShown ? (
        <img src={url} alt="" referrerPolicy="no-referrer" onError={() => setFailed(true)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
