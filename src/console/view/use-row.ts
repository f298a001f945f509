import { signal } from '@preact/signals-react'
import { useEffect, useState } from 'react'
import { useValue } from '../../ui'
import { ApiError } from '../api/request'
import type { InboxConversation } from '../api/shapes'
import type { Inbox } from '../model/inbox'

/** Stands in until there is a row. */
const NONE = signal<InboxConversation | undefined>(undefined)

/** Reads what the inbox knows of a conversation, and has it fetched when it is not listed. */
export function useRow(inbox: Inbox, id: string) {
  const [isMissing, setMissing] = useState(false)
  const [, setFetched] = useState(false)
  const conversation = useValue(inbox.row(id) ?? NONE)
  // Coming by a link, the row may arrive with the list; then there is nothing to fetch.
  const { status } = useValue(inbox.state)

  useEffect(() => {
    if (status !== 'ready') return
    inbox.ensure(id).then(
      () => setFetched(true),
      error => error instanceof ApiError && error.status === 404 && setMissing(true)
    )
  }, [inbox, id, status])

  return { conversation, isMissing }
}
