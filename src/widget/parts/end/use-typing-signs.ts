import { useEffect } from 'react'
import type { ConversationModel } from '../../../client'
import { useServices } from '../../services'
import { createTypingSigns } from '../typing-signs'

/** Silence after which the visitor does not type any more. */
const PAUSE_MS = 5000

/** Tells the business that the visitor types, and stops telling soon after. */
export const useTypingSigns = (conversation: ConversationModel): void => {
  const services = useServices()

  useEffect(() => {
    const signs = createTypingSigns(services, () => conversation.info.peek()?.id, PAUSE_MS)
    const off = services.$draft.listen(text => (text ? signs.start() : signs.stop()))
    return () => {
      off()
      signs.stop()
    }
  }, [conversation])
}
