import type { Action, WebviewAction } from '../../../protocol'
import type { MessengerContext } from '../../core'

const opensItself = (action: Action): action is WebviewAction =>
  action.type === 'webview' && !!action.openOnReceive

/** Opens the page of a message that asks for it, when it arrives. */
export const openWebviews = ({ loadSlot, on, onDestroy }: MessengerContext): void => {
  const off = on('message:received', async (message, { conversation }) => {
    const action = 'actions' in message && message.actions?.find(opensItself)
    if (action) (await loadSlot('openReceived'))(action, message.id, conversation.id)
  })
  onDestroy(off)
}
