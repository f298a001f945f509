import { signal } from '@preact/signals-react'
import { useEffect, useState } from 'react'
import { useValue } from '../../ui'
import { type InboxConversation, isGone } from '../api'
import type { Workspace } from '../model'

/** Placeholder until there is a row. */
const NONE = signal<InboxConversation | undefined>(undefined)

/**
 * Returns the inbox's row of a conversation, and loads it when it is not listed. Where the server says that it
 * was merged into another one, the workspace learns that.
 */
export function useRow({ inbox, merges, $connection }: Workspace, id: string) {
  const [isMissing, setMissing] = useState(false)
  const [, setFetched] = useState(false)
  const isDeleted = useValue(inbox.deleted).has(id)
  const conversation = useValue(inbox.row(id) ?? NONE)
  // After a link, the row may arrive with the list; then there is nothing to load.
  const { status } = useValue(inbox.state)
  const isLost = useValue($connection) === 'lost'

  useEffect(() => {
    if (status !== 'ready' || isLost) return
    inbox.ensure(id).then(
      () => setFetched(true),
      error => {
        if (!isGone(error)) return
        if (error.mergedInto) merges.learn(id, error.mergedInto)
        else setMissing(true)
      }
    )
  }, [inbox, merges, id, status, isLost])

  return { conversation, isMissing: isMissing || isDeleted }
}
