import { createHistory } from '../../../client/history'
import { defineFeature } from '../../core'
import { Earlier } from './Earlier'
import { TEXTS } from './texts'

/** Earlier messages of a conversation. */
export const feature = defineFeature({
  slots: ['createHistory', 'earlier'],
  texts: TEXTS,
  setup: () => ({ createHistory, earlier: Earlier })
})
