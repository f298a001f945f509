import { defineFeature } from '../../core'
import { startPreview } from './start-preview'
import { TEXTS } from './texts'

/** The newest unread message, beside the launcher of a closed messenger. */
export const feature = defineFeature({
  slots: ['preview'],
  texts: TEXTS,
  setup: context => ({ preview: startPreview(context) })
})
