import type { MessengerContext } from '../../core'
import { createTypingSignals, type TypingSignals } from '../../shared'

/** Time for which a sign is shown to those who see it. */
const LASTS_MS = 10_000

/** Creates the calls that signal typing in a conversation: the one on the screen when none is named. */
export const createTyping = (
  context: MessengerContext
): Record<'startTyping' | 'stopTyping', (id?: string) => void> => {
  const { onDestroy, $conversation } = context
  const signs = new Map<string, TypingSignals>()

  const signsOf = (id = $conversation.get()?.info.peek()?.id ?? '') => {
    if (!signs.has(id))
      signs.set(
        id,
        createTypingSignals(context, () => id, LASTS_MS)
      )
    return signs.get(id)!
  }
  onDestroy(() => signs.forEach(({ stop }) => stop()))
  return { startTyping: id => signsOf(id).start(), stopTyping: id => signsOf(id).stop() }
}
