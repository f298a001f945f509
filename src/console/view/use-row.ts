import { signal } from '@preact/signals-react'
import { useEffect, useState } from 'react'
import { useValue } from '../../ui'
import { type InboxConversation, isGone } from '../api'
import type { Inbox } from '../model'

/** Placeholder until there is a row. */
const NONE = signal<InboxConversation | undefined>(undefined)

/** Returns the inbox's row of a conversation, and loads it when it is not listed. */
export function useRow(inbox: Inbox, id: string) {
  const [isMissing, setMissing] = useState(false)
  const [, setFetched] = useState(false)
  const isDeleted = useValue(inbox.deleted).has(id)
  const conversation = useValue(inbox.row(id) ?? NONE)
  // After a link, the row may arrive with the list; then there is nothing to load.
  const { status } = useValue(inbox.state)

  useEffect(() => {
    if (status !== 'ready') return
    inbox.ensure(id).then(
      () => setFetched(true),
      error => isGone(error) && setMissing(true)
    )
  }, [inbox, id, status])

  return { conversation, isMissing: isMissing || isDeleted }
}
