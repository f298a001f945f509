import type { WebviewAction } from '../../../protocol'
import { useMessengerContext } from '../../core'
import { safePage } from '../../shared'
import { LinkButton } from './LinkButton'

/** Opens a page inside the messenger; beside it where no browser would show one inside. */
export function WebviewButton({ action }: { action: WebviewAction }) {
  const { host, $overlay } = useMessengerContext()
  const { uri, fallback, text } = action
  if (!safePage(uri, host.config.baseUrl)) return <LinkButton uri={fallback} text={text} />
  return (
    <button
      className="action"
      type="button"
      dir="auto"
      onClick={() => $overlay.set({ name: 'webview', action })}
    >
      {text}
    </button>
  )
}
