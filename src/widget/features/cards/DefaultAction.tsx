import type { ReactNode } from 'react'
import type { Action, LinkAction, WebviewAction } from '../../../protocol'
import { useMessengerContext } from '../../core'
import { Link, safeLink, safePage } from '../../shared'

interface DefaultActionProps {
  actions: readonly Action[]
  children: ReactNode
}

const isOpening = (action: Action): action is LinkAction | WebviewAction =>
  action.type === 'link' || action.type === 'webview'

/** Opens what the default action of an item opens; without one it only shows its words. */
export function DefaultAction({ actions, children }: DefaultActionProps) {
  const { host, $overlay } = useMessengerContext()
  const action = actions.filter(isOpening).find(each => each.default)

  if (action?.type === 'webview' && safePage(action.uri, host.config.baseUrl)) {
    const open = () => $overlay.set({ name: 'webview', action })
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
