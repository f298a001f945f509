import { defineFeature } from '../../core'
import { createFirstPrechat } from './create-first-prechat'
import { createStartPrechat } from './create-start-prechat'
import { STYLES } from './styles'
import { TEXTS } from './texts'

/** Questions that a visitor answers before a conversation. */
export const feature = defineFeature({
  slots: ['prechat', 'prechatScreen', 'startPrechat'],
  styles: STYLES,
  texts: TEXTS,
  setup: context => ({
    prechat: createFirstPrechat(context),
    ...createStartPrechat(context)
  })
})
