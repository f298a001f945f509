import type { MessengerContext, Slots } from '../../core'
import { shownChannels } from '../../shared'
import { ChannelPrompt } from './ChannelPrompt'
import { ChannelScreen } from './ChannelScreen'
import { ChannelSettings } from './ChannelSettings'
import { kindOf } from './kinds'
import { createChannelLinks } from './links'
import { createPrompt } from './prompt'

type ChannelSlots = Pick<
  Slots,
  'channelPrompt' | 'channelScreen' | 'channelSettings' | 'offerChannels' | 'openChannel'
>

/** Keeps the channel links of one messenger's visitor, and makes the screens that show them. */
export const startChannels = (context: MessengerContext): ChannelSlots => {
  const { loadSlot, $screen } = context
  const links = createChannelLinks(context)
  const prompt = createPrompt(context, links)
  const findChannel = (id: string | undefined) =>
    shownChannels(context, links.$state.get().links).find(channel => channel.id === id)

  return {
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
    channelSettings: () => <ChannelSettings links={links} />,
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
