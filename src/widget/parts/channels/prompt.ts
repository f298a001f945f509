import { atom, type ReadableAtom } from 'nanostores'
import type { Services } from '../../services'
import { shownChannels } from '../shown-channels'
import type { Links } from './links'

const DAY_MS = 24 * 60 * 60_000

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
  const { context, settings, need } = services
  const { page, config } = context
  const $isShown = atom(false)
  const key = `pipit.${config.integration.id}.channelPrompt`
  let lastMs = 0

  // Storage may be blocked, or full.
  const attempt = <Result>(act: (area: Storage) => Result) => {
    try {
      return act(page[settings.browserStorage ?? 'localStorage'])
    } catch {
      return undefined
    }
  }
  const readLast = () => Math.max(lastMs, Number(attempt(area => area.getItem(key))) || 0)

  return {
    $isShown,
    dismiss: () => $isShown.set(false),
    offer: async isAsked => {
      const isDue = Date.now() - readLast() >= DAY_MS
      if (!isAsked && (settings.notificationChannelPromptEnabled === false || !isDue)) return
      // The header's part knows what channels are called.
      await Promise.all([links.load(), need('header')])
      const linked = links.$state.get().links?.map(({ integrationId }) => integrationId)
      if (!linked || shownChannels(services).every(({ id }) => linked.includes(id))) return
      lastMs = Date.now()
      attempt(area => area.setItem(key, String(lastMs)))
      $isShown.set(true)
    }
  }
}
