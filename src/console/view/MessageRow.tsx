import { memo } from 'react'
import type { Entry } from '../model/entries'
import type { Thread } from '../model/thread'
import { MessageBody } from './content/MessageBody'
import { ReplyState } from './ReplyState'
import { TimeHeader } from './TimeHeader'
import { fullTime } from './times'

interface MessageRowProps {
  entry: Entry
  /** How to call who wrote it. */
  author: string
  /** After a silence, or at the start. */
  hasTime: boolean
  /** First of what its author says here. */
  isFirst: boolean
  thread: Thread
}

/** One message. It renders again only when it or what stands before it changes. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { entry, author, hasTime, isFirst, thread } = props
  const { author: by, content, received, source } = entry.message
  // Others of the business, and bots, say who they are.
  const isOfBusiness = by.type === 'business'
  const isOwn = isOfBusiness && !by.displayName
  // Such as a greeting. Whoever holds the page may have it say anything.
  const isFromPage = isOfBusiness && source?.type === 'web'
  return (
    <>
      {hasTime && <TimeHeader at={received} />}
      <div className={isFirst ? 'message first' : 'message'} data-by={by.type}>
        <span className={isFirst && !isOwn ? 'author' : 'hidden'}>
          <bdi>{author}</bdi>
        </span>
        <div className="bubble" dir="auto" title={fullTime(received)}>
          <MessageBody content={content} />
        </div>
        {isFromPage && <p className="origin">automatic, from the page</p>}
        {isOfBusiness && <ReplyState entry={entry} thread={thread} />}
      </div>
    </>
  )
})
