import { defineFeature } from '../../core'
import { TEXTS } from './texts'
import { startTitleIndicator } from './title-indicator'

/** Unread messages in the title of the page. */
export const feature = defineFeature({
  slots: ['pageTitle'],
  texts: TEXTS,
  setup: context => ({ pageTitle: startTitleIndicator(context) })
})
