import { defineFeature } from '../../core'
import { startEnvironment } from './start-environment'
import { PHONE_STYLES } from './styles'

/** Adapts a messenger to its page: language, own texts, background, a phone's keyboard. */
export const feature = defineFeature({
  slots: ['environmentReady', 'applySettings', 'formatTime', 'viewMark'],
  styles: PHONE_STYLES,
  setup: startEnvironment
})
