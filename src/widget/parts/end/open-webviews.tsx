import type { Action, WebviewAction } from '../../../protocol'
import type { Services } from '../../services'
import { safePage } from '../safe-page'

const opensItself = (action: Action): action is WebviewAction =>
  action.type === 'webview' && !!action.openOnReceive

/** Opens the page of a message that asks for it, when it arrives in the conversation that is looked at. */
export const openWebviews = ({
  context,
  need,
  on,
  onDestroy,
  $conversation,
  $isShown,
  $overlay,
  $screen
}: Services): void => {
  const { config } = context
  const isLookedAt = (id: string) =>
    $isShown.get() && !$screen.get() && $conversation.get()?.info.peek()?.id === id

  const off = on('message:received', async (message, { conversation }) => {
    const action = 'actions' in message && message.actions?.find(opensItself)
    if (!action || !safePage(action.uri, config.baseUrl) || !isLookedAt(conversation.id)) return
    const Webview = await need('webview')
    $overlay.set(<Webview action={action} />)
  })
  onDestroy(off)
}
