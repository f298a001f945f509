import { safeLink } from '../safe-url'
import { Link } from '../Link'
import { UnsupportedAction } from './UnsupportedAction'

interface LinkButtonProps {
  uri: string
  text: string
}

/** Opens an address. */
export function LinkButton({ uri, text }: LinkButtonProps) {
  const href = safeLink(uri)
  if (!href) return <UnsupportedAction />
  return (
    <Link className="action" dir="auto" href={href}>
      {text}
    </Link>
  )
}
