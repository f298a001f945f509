import { defineFeature } from '../../core'
import { LocationMessage } from './LocationMessage'
import { STYLES } from './styles'
import { TEXTS } from './texts'

/** Messages that hold a place. */
export const feature = defineFeature({
  slots: ['locationMessage'],
  styles: STYLES,
  texts: TEXTS,
  setup: () => ({ locationMessage: LocationMessage })
})
