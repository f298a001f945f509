import { defineFeature } from '../../core'
import { startDelegate } from './start-delegate'

/** Decisions of a page about what is shown and sent. */
export const feature = defineFeature({ slots: ['ask'], setup: startDelegate })
