import { defineFeature } from '../../core'
import { startSettings } from './start-settings'
import { STYLES } from './styles'
import { TEXTS } from './texts'

/** The settings of a visitor: language, sound, and channels where there are any. */
export const feature = defineFeature({
  slots: ['openSettings', 'settingsScreen'],
  styles: STYLES,
  texts: TEXTS,
  setup: startSettings
})
