import { defineFeature } from '../../core'
import { ChannelIcon } from './ChannelIcon'
import { ClosedConversation } from './ClosedConversation'
import { NavigationHeader } from './NavigationHeader'
import { NavigationIntroduction } from './NavigationIntroduction'
import { startNavigation } from './start-navigation'
import { STYLES } from './styles'
import { TEXTS } from './texts'

/** Ways to other conversations and channels. */
export const feature = defineFeature({
  slots: ['header', 'introduction', 'channelIcon', 'closedConversation', 'listScreen', 'openList'],
  styles: STYLES,
  texts: TEXTS,
  setup: context => ({
    header: NavigationHeader,
    introduction: NavigationIntroduction,
    channelIcon: ChannelIcon,
    closedConversation: ClosedConversation,
    ...startNavigation(context)
  })
})
