import type { MouseEvent } from 'react'
import type { Entry } from '../model/entries'
import type { Thread } from '../model/thread'

interface ReplyStateProps {
  entry: Entry
  thread: Thread
}

/** What became of a reply, and what can be done about it. */
export function ReplyState({ entry: { key, state }, thread }: ReplyStateProps) {
  if (state === 'sent') return null
  if (state === 'sending') return <p className="reply-state">Sending…</p>
  const isFailed = state === 'failed'
  const act = (action: (key: string) => void) => (event: MouseEvent) => {
    // The buttons go away; the focus stays near.
    event.currentTarget.closest<HTMLElement>('[role=log]')?.focus()
    action(key)
  }
  return (
    <p className="reply-state problem">
      {isFailed ? 'Not sent.' : 'May not have been sent.'}
      <button className="button quiet" type="button" onClick={act(thread.retry)}>
        {isFailed ? 'Try again' : 'Check again'}
      </button>
      {isFailed && (
        <button className="button quiet" type="button" onClick={act(thread.discard)}>
          Remove
        </button>
      )}
    </p>
  )
}
