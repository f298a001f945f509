import { useState } from 'react'
import { Avatar } from '../Avatar'
import { Picture } from '../content/Picture'
import { safeMedia } from '../content/safe-url'
import { useTexts } from '../context'

interface PersonPictureProps {
  name: string
  /** Undefined: they have none. */
  url: string | undefined
}

/**
 * Picture of a person. One of another server is loaded at a press, since that tells the server where and
 * when the team reads.
 */
export function PersonPicture({ name, url }: PersonPictureProps) {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  const src = safeMedia(url)
  if (!src) return <Avatar name={name} />
  const { host, origin } = new URL(src)
  if (isAsked || origin === window.location.origin) {
    return <Picture url={src} alt={t('person.pictureOf', { name })} />
  }
  return (
    <>
      <Avatar name={name} />
      <button className="button quiet" type="button" onClick={() => setAsked(true)}>
        {t('person.picture', { host })}
      </button>
    </>
  )
}
