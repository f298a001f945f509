import { defineFeature } from '../../core'
import { STYLES } from './styles'
import { TEXTS } from './texts'
import { Welcome } from './Welcome'

/** Time in which the business usually answers, and messages to begin with. */
export const feature = defineFeature({
  slots: ['welcome'],
  styles: STYLES,
  texts: TEXTS,
  setup: () => ({ welcome: Welcome })
})
