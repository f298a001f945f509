import { defineFeature } from '../../core'
import { CarouselMessage } from './CarouselMessage'
import { ListMessage } from './ListMessage'
import { STYLES } from './styles'
import { TEXTS } from './texts'

/** Carousels and lists of items. */
export const feature = defineFeature({
  slots: ['carouselMessage', 'listMessage'],
  styles: STYLES,
  texts: TEXTS,
  setup: () => ({ carouselMessage: CarouselMessage, listMessage: ListMessage })
})
