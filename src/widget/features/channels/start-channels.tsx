import type { MessengerContext, Slots } from '../../core'
import { shownChannels } from '../../shared'
import { ChannelPrompt } from './ChannelPrompt'
import { ChannelScreen } from './ChannelScreen'
import { kindOf } from './kinds'
import { createChannelLinks } from './links'
import { createPrompt } from './prompt'
import { Settings } from './Settings'
import { SettingsButton } from './SettingsButton'

type ChannelSlots = Pick<
  Slots,
  | 'channelPrompt'
  | 'channelScreen'
  | 'offerChannels'
  | 'openChannel'
  | 'openSettings'
  | 'settingsButton'
  | 'settingsScreen'
>

/** Keeps the channel links of one messenger's visitor, and makes the screens that show them. */
export const startChannels = (context: MessengerContext): ChannelSlots => {
  const { loadSlot, $screen } = context
  const links = createChannelLinks(context)
  const prompt = createPrompt(context, links)
  const findChannel = (id: string | undefined) =>
    shownChannels(context, links.$state.get().links).find(channel => channel.id === id)

  return {
    openSettings: async () => {
      // It has the names of channels.
      await loadSlot('header')
      void links.load()
      const previous = $screen.get()
      $screen.set({ screen: 'settings', title: 'settingsHeaderText', previous })
    },
    openChannel: async id => {
      await loadSlot('header')
      const channel = findChannel(id)
      if (!channel) return
      const { type } = channel
      const previous = $screen.get()
      $screen.set({ screen: 'channel', title: `${type}ChannelName`, channelId: id, previous })
      await links.load()
      const { links: known } = links.$state.get()
      const isNew = known && !known.some(({ integrationId }) => integrationId === id)
      if (isNew && !kindOf(type).asked) await links.begin({ integrationId: id })
    },
    settingsButton: () => <SettingsButton links={links} />,
    settingsScreen: ({ screen }) => <Settings title={screen.title} links={links} />,
    channelScreen: ({ screen }) => {
      const channel = findChannel(screen.channelId)
      return channel && <ChannelScreen title={screen.title} channel={channel} links={links} />
    },
    offerChannels: () => prompt.offer(true),
    channelPrompt: ({ conversation }) => (
      <ChannelPrompt links={links} prompt={prompt} conversation={conversation} />
    )
  }
}
