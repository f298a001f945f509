import { atom } from 'nanostores'
import { defineFeature } from '../../core'
import { createRefusal } from './create-refusal'
import { startIdentity } from './start-identity'
import { TEXTS } from './texts'

/** Users that a page signs in and out, and how their sessions end. */
export const feature = defineFeature({
  slots: ['identity', 'refusal'],
  texts: TEXTS,
  setup: context => {
    const $hasEnded = atom(false)
    return { identity: startIdentity(context, $hasEnded), refusal: createRefusal($hasEnded) }
  }
})
