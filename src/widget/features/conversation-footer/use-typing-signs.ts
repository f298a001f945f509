import { useEffect } from 'react'
import type { ConversationModel } from '../../../client'
import { useMessengerContext } from '../../core'
import { createTypingSignals } from '../../shared'

/** Silence after which the visitor does not type any more. */
const PAUSE_MS = 5000

/** Tells the business that the visitor types, and stops telling soon after. */
export const useTypingSignals = (conversation: ConversationModel): void => {
  const context = useMessengerContext()

  useEffect(() => {
    const signs = createTypingSignals(context, () => conversation.info.peek()?.id, PAUSE_MS)
    const off = context.$draft.listen(text => (text ? signs.start() : signs.stop()))
    return () => {
      off()
      signs.stop()
    }
  }, [conversation])
}
