import type { ReactNode } from 'react'
import type { Action, LinkAction, WebviewAction } from '../../../protocol'
import { useServices } from '../../services'
import { Slot } from '../../Slot'
import { Link } from '../Link'
import { safePage } from '../safe-page'
import { safeLink } from '../safe-url'

interface OpenerProps {
  actions: readonly Action[]
  children: ReactNode
}

const opens = (action: Action): action is LinkAction | WebviewAction =>
  action.type === 'link' || action.type === 'webview'

/** Opens what the default action of an item opens; without one it only shows its words. */
export function Opener({ actions, children }: OpenerProps) {
  const { context, $overlay } = useServices()
  const action = actions.filter(opens).find(each => each.default)

  if (action?.type === 'webview' && safePage(action.uri, context.config.baseUrl)) {
    const open = () => $overlay.set(<Slot name="webview" action={action} />)
    return (
      <button className="opener" type="button" onClick={open}>
        {children}
      </button>
    )
  }
  return (
    <Link
      className="opener"
      href={safeLink(action?.type === 'webview' ? action.fallback : action?.uri)}
    >
      {children}
    </Link>
  )
}
