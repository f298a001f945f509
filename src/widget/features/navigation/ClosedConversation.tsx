import { useEffect } from 'react'
import { useMessengerContext } from '../../core'
import { NewConversation } from './NewConversation'

/** Offers another conversation in the place of the composer of one that is closed for good. */
export function ClosedConversation() {
  const { root } = useMessengerContext()
  useEffect(() => {
    root.setAttribute('data-closed', '')
    return () => root.removeAttribute('data-closed')
  }, [root])
  return <NewConversation />
}
