import { useEffect, useState } from 'react'
import { useValue } from '../../../ui'
import type { InboxConversation, PersonClient } from '../../api'
import { findMessagingWindow, type Thread } from '../../model'
import { useConsole, useWorkspace } from '../context'
import { useIsPainted } from '../use-is-painted'

/** Returns the messaging window of a conversation, and whether it is over; the next message of the person opens it again. */
export const useMessagingWindow = (thread: Thread, conversation: InboxConversation | undefined) => {
  const { api, $connection } = useWorkspace()
  const isLost = useValue($connection) === 'lost'
  const isPainted = useIsPainted()
  const now = useValue(useConsole().$now)
  const [clients, setClients] = useState<readonly PersonClient[]>([])
  const said = useValue(thread.entries).findLast(({ message }) => message.author.type === 'user')
  const saidId = said?.message.id
  // Other conversations go on in the messenger alone.
  const userId = conversation?.isDefault ? conversation.participants[0]?.userId : undefined

  useEffect(() => {
    if (userId === undefined || isLost || !isPainted) return
    let isCurrent = true
    api.listClients(userId).then(
      listed => isCurrent && setClients(listed),
      // Nothing is said of a window that is not known; the next message asks again.
      () => isCurrent && setClients([])
    )
    return () => {
      isCurrent = false
    }
  }, [api, userId, saidId, isLost, isPainted])

  const found = findMessagingWindow(clients, said?.message)
  return found && { ...found, isOver: Date.parse(found.expiresAt) <= now }
}
