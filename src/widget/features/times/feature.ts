import { defineFeature } from '../../core'
import { startTimes } from './start-times'
import { STYLES } from './styles'
import { TEXTS } from './texts'

/** Times of single messages, shown where one is pointed at, tapped or focused. */
export const feature = defineFeature({
  slots: ['showTime'],
  styles: STYLES,
  texts: TEXTS,
  setup: startTimes
})
