import { atom, type ReadableAtom } from 'nanostores'
import type { MessengerContext } from '../../core'
import { offeredChannels } from '../../shared'
import type { ChannelLinks } from './links'

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
export const createPrompt = (context: MessengerContext, links: ChannelLinks): Prompt => {
  const { settings, loadSlot, clientReady } = context
  const $isShown = atom(false)

  return {
    $isShown,
    dismiss: () => $isShown.set(false),
    offer: async isAsked => {
      const offered = offeredChannels(context)
      if (!offered.length) return
      const { storage } = (await clientReady).internals
      const isDue = Date.now() - (Number(storage.get(KEY)) || 0) >= DAY_MS
      if (!isAsked && (settings.notificationChannelPromptEnabled === false || !isDue)) return
      // The header's part knows what channels are called.
      await Promise.all([links.load(), loadSlot('header')])
      const linked = links.$state.get().links?.map(({ integrationId }) => integrationId)
      if (!linked || offered.every(({ id }) => linked.includes(id))) return
      storage.set(KEY, `${Date.now()}`)
      $isShown.set(true)
    }
  }
}
