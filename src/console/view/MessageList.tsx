import { useCallback } from 'react'
import { useValue } from '../../ui'
import type { InboxConversation } from '../api/shapes'
import type { Entry } from '../model/entries'
import type { Thread } from '../model/thread'
import { MessageRow } from './MessageRow'
import { authorName } from './names'
import { isLongAfter } from './times'
import { useScrollPlace } from './use-scroll-place'

interface MessageListProps {
  thread: Thread
  conversation: InboxConversation | undefined
  name: string
  onAtEnd(isAtEnd: boolean): void
}

const isSameAuthor = ({ message: { author: a } }: Entry, { message: { author: b } }: Entry) =>
  a.type === b.type && a.userId === b.userId && a.displayName === b.displayName

/** What was said, oldest first; history comes in as its start comes near. */
export function MessageList({ thread, conversation, name, onAtEnd }: MessageListProps) {
  const entries = useValue(thread.entries)
  const { status, hasOlder, loadingOlder } = useValue(thread.state)
  const loadOlder = useCallback(() => void thread.loadOlder(), [thread])
  const { log, onScroll, showNew, hasNew } = useScrollPlace({
    entries,
    onStart: loadOlder,
    onAtEnd
  })

  return (
    <div className="log-frame">
      <div
        className="log"
        role="log"
        aria-label={`Messages with ${name}`}
        aria-busy={loadingOlder || status === 'loading'}
        tabIndex={0}
        ref={log}
        onScroll={onScroll}
      >
        {hasOlder && (
          <button className="button quiet more" type="button" onClick={loadOlder}>
            {loadingOlder ? 'Loading earlier messages…' : 'Earlier messages'}
          </button>
        )}
        {status === 'loading' && !entries.length && <p className="quiet-note">Loading…</p>}
        {status === 'ready' && !entries.length && <p className="quiet-note">No messages yet.</p>}
        {entries.map((entry, index) => {
          const previous = entries[index - 1]
          const hasTime =
            !previous || isLongAfter(entry.message.received, previous.message.received)
          return (
            <MessageRow
              key={entry.key}
              entry={entry}
              author={authorName(entry.message.author, conversation)}
              hasTime={hasTime}
              isFirst={hasTime || !isSameAuthor(previous, entry)}
              thread={thread}
            />
          )
        })}
      </div>
      {status === 'failed' && (
        <p className="list-problem" role="alert">
          The messages could not be loaded.
          <button className="button" type="button" onClick={() => void thread.load()}>
            Try again
          </button>
        </p>
      )}
      {hasNew && (
        <button className="button new-messages" type="button" onClick={showNew}>
          New messages <span aria-hidden="true">↓</span>
        </button>
      )}
    </div>
  )
}
