import type { MessengerContext, Slots } from '../../core'
import { safePage } from '../../shared'

/**
 * Creates what opens the page of an action that has come with a message, over the messenger, while its
 * conversation is looked at. Other pages than secure ones stay closed.
 */
export const createOpenReceived =
  ({
    host,
    $conversation,
    $hidden,
    $isShown,
    $overlay,
    $screen
  }: MessengerContext): Slots['openReceived'] =>
  (action, messageId, conversationId) => {
    const isLookedAt =
      $isShown.get() &&
      !$screen.get() &&
      $conversation.get()?.info.peek()?.id === conversationId &&
      !$hidden.get().has(messageId)
    if (isLookedAt && safePage(action.uri, host.config.baseUrl))
      $overlay.set({ name: 'webview', action })
  }
