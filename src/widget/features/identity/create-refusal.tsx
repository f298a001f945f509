import type { ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import { useValue } from '../../../ui'
import { useMessengerContext } from '../../core'
import { useMessenger } from '../../shared'

/** @param $hasEnded Whether the user's token was refused, and the page had no other. */
export const createRefusal = ($hasEnded: ReadableAtom<boolean>): ComponentType =>
  /** Says why the server refuses the visitor, and what helps. */
  function Refusal() {
    const { translate } = useMessengerContext()
    const messenger = useMessenger()
    const hasEnded = useValue($hasEnded)
    // Nothing rather than another reason, which screen readers would read too.
    if (!messenger) return null
    if (messenger.internals.replacedBy()) return translate('signedInElsewhere')
    return translate(hasEnded ? 'signInAgain' : 'couldNotConnect')
  }
