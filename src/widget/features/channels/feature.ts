import { defineFeature } from '../../core'
import { startChannels } from './start-channels'
import { STYLES } from './styles'
import { TEXTS } from './texts'

/** Other channels that a conversation can go on in. */
export const feature = defineFeature({
  slots: ['channelPrompt', 'channelScreen', 'offerChannels', 'channelSettings', 'openChannel'],
  styles: STYLES,
  texts: TEXTS,
  setup: startChannels
})
