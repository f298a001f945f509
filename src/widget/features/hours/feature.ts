import { defineFeature } from '../../core'
import { OpenState } from './OpenState'
import { TEXTS } from './texts'

/** When a business that is closed is back. */
export const feature = defineFeature({
  slots: ['openState'],
  texts: TEXTS,
  setup: () => ({ openState: OpenState })
})
