import { defineFeature } from '../../core'
import { createCalls } from './create-calls'

/** Methods of the public object that few pages call. */
export const feature = defineFeature({
  slots: ['calls'],
  setup: context => ({ calls: createCalls(context) })
})
