import type { Services } from '../../services'
import type { Slots } from '../part'
import { shownChannels } from '../shown-channels'
import { ChannelPrompt } from './ChannelPrompt'
import { ChannelScreen } from './ChannelScreen'
import { kindOf } from './kinds'
import { createLinks } from './links'
import { createPrompt } from './prompt'
import { Settings } from './Settings'

/** Begins to keep the links of one messenger's visitor, and gives the screens that show them. */
export const start = (services: Services): Partial<Slots> => {
  const { need, $screen } = services
  const links = createLinks(services)
  const prompt = createPrompt(services, links)

  /** Leads back to what stands on the screen now. */
  const wayBack = () => {
    const before = $screen.get()
    return () => $screen.set(before)
  }

  return {
    openSettings: async () => {
      // Knows what channels are called.
      await need('header')
      void links.load()
      $screen.set(<Settings title="settingsHeaderText" onBack={wayBack()} links={links} />)
    },
    openChannel: async id => {
      await need('header')
      const channel = shownChannels(services).find(each => each.id === id)
      if (!channel) return
      $screen.set(
        <ChannelScreen
          title={`${channel.type}ChannelName`}
          onBack={wayBack()}
          channel={channel}
          links={links}
        />
      )
      await links.load()
      const { links: known } = links.$state.get()
      const isNew = known && !known.some(({ integrationId }) => integrationId === id)
      if (isNew && !kindOf(channel.type).asked) await links.begin({ integrationId: id })
    },
    offerChannels: () => prompt.offer(true),
    channelPrompt: ({ isDue }) => <ChannelPrompt links={links} prompt={prompt} isDue={isDue} />
  }
}
