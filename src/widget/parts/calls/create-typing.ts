import type { Services } from '../../services'
import { createTypingSigns, type TypingSigns } from '../typing-signs'

/** As long as a sign lasts with those who see it. */
const LASTS_MS = 10_000

/** Makes what gives typing signs in any conversation; that on the screen when none is named. */
export const createTyping = (
  services: Services
): Record<'startTyping' | 'stopTyping', (id?: string) => void> => {
  const { onDestroy, $conversation } = services
  const signs = new Map<string, TypingSigns>()

  const signsOf = (id = $conversation.get()?.info.peek()?.id ?? '') => {
    if (!signs.has(id))
      signs.set(
        id,
        createTypingSigns(services, () => id, LASTS_MS)
      )
    return signs.get(id)!
  }
  onDestroy(() => signs.forEach(({ stop }) => stop()))
  return { startTyping: id => signsOf(id).start(), stopTyping: id => signsOf(id).stop() }
}
