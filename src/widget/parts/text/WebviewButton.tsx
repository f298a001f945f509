import type { WebviewAction } from '../../../protocol'
import { useServices } from '../../services'
import { safePage } from '../safe-page'
import { LinkButton } from './LinkButton'
import { Webview } from './Webview'

/** Opens a page inside the messenger; beside it where no browser would show one inside. */
export function WebviewButton({ action }: { action: WebviewAction }) {
  const { context, $overlay } = useServices()
  const { uri, fallback, text } = action
  if (!safePage(uri, context.config.baseUrl)) return <LinkButton uri={fallback} text={text} />
  return (
    <button
      className="action"
      type="button"
      dir="auto"
      onClick={() => $overlay.set(<Webview action={action} />)}
    >
      {text}
    </button>
  )
}
