import { defineFeature } from '../../core'
import { FileMessage } from './FileMessage'
import { ImageMessage } from './ImageMessage'
import { STYLES } from './styles'
import { TEXTS } from './texts'

/** Messages that hold a picture or a file. */
export const feature = defineFeature({
  slots: ['fileMessage', 'imageMessage'],
  styles: STYLES,
  texts: TEXTS,
  setup: () => ({ fileMessage: FileMessage, imageMessage: ImageMessage })
})
