import { atom, type ReadableAtom } from 'nanostores'
import type { Services } from '../../services'
import { shownChannels } from '../shown-channels'
import type { Links } from './links'

const DAY_MS = 24 * 60 * 60_000
/** Keeps when it was last shown. */
const KEY = 'channelPrompt'

/** Asks a visitor now and then to link a channel. */
export interface Prompt {
  $isShown: ReadableAtom<boolean>
  /**
   * Shows itself where there is something to link, once in 24 hours.
   * @param isAsked The page wants it now, whatever was before.
   */
  offer(isAsked?: boolean): Promise<void>
  dismiss(): void
}

/** Makes the prompt of one messenger. */
export const createPrompt = (services: Services, links: Links): Prompt => {
  const { settings, need, opened } = services
  const $isShown = atom(false)

  return {
    $isShown,
    dismiss: () => $isShown.set(false),
    offer: async isAsked => {
      const { keyValue } = (await opened).core
      const isDue = Date.now() - (Number(keyValue.get(KEY)) || 0) >= DAY_MS
      if (!isAsked && (settings.notificationChannelPromptEnabled === false || !isDue)) return
      // The header's part knows what channels are called.
      await Promise.all([links.load(), need('header')])
      const linked = links.$state.get().links?.map(({ integrationId }) => integrationId)
      if (!linked || shownChannels(services).every(({ id }) => linked.includes(id))) return
      keyValue.set(KEY, `${Date.now()}`)
      $isShown.set(true)
    }
  }
}
