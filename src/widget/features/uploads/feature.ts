import { defineFeature } from '../../core'
import { startUploads } from './start-uploads'
import { STYLES } from './styles'
import { TEXTS } from './texts'

/** Files and locations that a visitor sends. */
export const feature = defineFeature({
  slots: ['attach', 'sendFile', 'menu', 'uploadState'],
  styles: STYLES,
  texts: TEXTS,
  setup: startUploads
})
