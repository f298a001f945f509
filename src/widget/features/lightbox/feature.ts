import { defineFeature } from '../../core'
import { Lightbox } from './Lightbox'
import { STYLES } from './styles'
import { TEXTS } from './texts'

/** A picture as large as the page. */
export const feature = defineFeature({
  slots: ['lightbox'],
  styles: STYLES,
  texts: TEXTS,
  setup: () => ({ lightbox: Lightbox })
})
