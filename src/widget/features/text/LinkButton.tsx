import { useMessengerContext } from '../../core'
import { Link, safeLink } from '../../shared'
import { UnsupportedAction } from './UnsupportedAction'

interface LinkButtonProps {
  uri: string
  text: string
}

/** Opens an address, and names its site where that is not the site of the page. */
export function LinkButton({ uri, text }: LinkButtonProps) {
  const { page } = useMessengerContext().host
  const href = safeLink(uri)
  if (!href) return <UnsupportedAction />
  const { host } = new URL(href)
  return (
    <Link className="action" dir="auto" href={href}>
      <span>
        {text}
        {host && host !== page.location.host && <small>{host}</small>}
      </span>
    </Link>
  )
}
