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
  return (
    <p className="reply-state problem">
      {isFailed ? 'Not sent.' : 'May not have been sent.'}
      <button className="button quiet" type="button" onClick={() => thread.retry(key)}>
        {isFailed ? 'Try again' : 'Check again'}
      </button>
      {isFailed && (
        <button className="button quiet" type="button" onClick={() => thread.discard(key)}>
          Remove
        </button>
      )}
    </p>
  )
}
