import type { Messenger } from '../../../client'
import type { MessengerContext, Slots } from '../../core'
import { Settings } from './Settings'

/** Makes the screen of one visitor's settings, and the way there. */
export const startSettings = ({
  clientReady,
  loadSlot,
  $screen
}: MessengerContext): Pick<Slots, 'openSettings' | 'settingsScreen'> => {
  let messenger: Messenger | undefined
  return {
    openSettings: async () => {
      // It has the way back.
      await loadSlot('header')
      messenger = await clientReady
      const previous = $screen.get()
      $screen.set({ screen: 'settings', title: 'settingsHeaderText', previous })
    },
    settingsScreen: ({ screen }) =>
      messenger && <Settings title={screen.title} storage={messenger.internals.storage} />
  }
}
